import { EmptyState } from '@mantine/core'
import type { OrganisationLogEntry } from '@parley/functions/shared/agencies/organisationLog'
import { paths } from '@parley/functions/shared/paths'
import { LoadFailure } from '../../../components/failures/LoadFailure.tsx'
import { formatAgo, formatDateTime } from '../../../lib/formats/formats.ts'
import { useLiveList } from '../../../lib/live/live.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import styles from '../Clients.module.css'
import { t } from '../texts.ts'

const shown = 20

/** Lists the latest actions on an organisation. */
export function DeedLog({ orgId }: { orgId: string }) {
  const { region } = useWorkspaceRef()
  const log = useLiveList('organisationLogEntry', {
    region,
    path: paths.organisationLog(orgId),
    newestBy: 'at',
    count: shown,
  })
  return (
    <>
      {log.status === 'error' && (
        <LoadFailure title={t('logNotLoaded')} error={log.error} retry={log.retry} />
      )}
      {log.status === 'ready' && log.data.items.length === 0 && <EmptyState title={t('nothingYet')} />}
      {log.status === 'ready' && (
        <ul className={`${styles.list} ${styles.log}`}>
          {log.data.items.map((deed) => (
            <li key={`${deed.at}${deed.kind}${deed.about}`}>
              <span dir="auto">{wordsOf(deed)}</span>
              <time dateTime={new Date(deed.at).toISOString()} title={formatDateTime(deed.at)}>
                {formatAgo(deed.at)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function wordsOf({ kind, about }: OrganisationLogEntry): string {
  const words: Record<OrganisationLogEntry['kind'], string> = {
    organisationCreated: t('deed_organisationCreated'),
    organisationChanged: t('deed_organisationChanged'),
    creditsTransferred: t('deed_creditsTransferred', { about }),
    monthlyLimitChanged: t('deed_monthlyLimitChanged', { about }),
    overageChanged: t('deed_overageChanged', { about }),
    factorsChanged: t('deed_factorsChanged', { about }),
    agentsChanged: t('deed_agentsChanged'),
    clientAdded: t('deed_clientAdded', { about }),
    clientChanged: t('deed_clientChanged', { about }),
    adminAdded: t('deed_adminAdded', { about }),
    adminRemoved: t('deed_adminRemoved', { about }),
    clientDeleted: t('deed_clientDeleted', { about }),
    clientPasswordReset: t('deed_clientPasswordReset', { about }),
    clientSignedIn: t('deed_clientSignedIn', { about }),
    loginLinkMade: t('deed_loginLinkMade', { about }),
    impersonationStarted: t('deed_impersonationStarted', { about }),
    impersonationActed: t('deed_impersonationActed'),
    impersonationEnded: t('deed_impersonationEnded'),
    approvalAsked: t('deed_approvalAsked', { about }),
    approvalWithdrawn: t('deed_approvalWithdrawn', { about }),
    draftApproved: t('deed_draftApproved', { about }),
    draftChangesAsked: t('deed_draftChangesAsked', { about }),
    publishedApproved: t('deed_publishedApproved', { about }),
    publishedUnapproved: t('deed_publishedUnapproved', { about }),
    pauseWaived: t('deed_pauseWaived'),
    planEnded: t('deed_planEnded'),
  }
  return words[kind]
}
