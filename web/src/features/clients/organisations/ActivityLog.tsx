import { EmptyState } from '@mantine/core'
import type { OrganisationLogEntry } from '@parley/functions/shared/agencies/organisationLog'
import { paths } from '@parley/functions/shared/paths'
import { LoadFailure } from '../../../components/failures/LoadFailure.tsx'
import { formatAgo, formatDateTime } from '../../../lib/formats/formats.ts'
import { useLiveList } from '../../../lib/live/live.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import styles from '../Clients.module.css'
import { logTexts, t } from '../texts.ts'

const shown = 20

/** Lists the latest actions on an organisation. */
export function ActivityLog({ orgId }: { orgId: string }) {
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
          {log.data.items.map((entry) => (
            <li key={`${entry.at}${entry.kind}${entry.about}`}>
              <span dir="auto">{wordsOf(entry)}</span>
              <time dateTime={new Date(entry.at).toISOString()} title={formatDateTime(entry.at)}>
                {formatAgo(entry.at)}
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
    organisationCreated: logTexts('organisationCreated'),
    organisationChanged: logTexts('organisationChanged'),
    creditsTransferred: logTexts('creditsTransferred', { about }),
    monthlyLimitChanged: logTexts('monthlyLimitChanged', { about }),
    overageChanged: logTexts('overageChanged', { about }),
    factorsChanged: logTexts('factorsChanged', { about }),
    agentsChanged: logTexts('agentsChanged'),
    clientAdded: logTexts('clientAdded', { about }),
    clientChanged: logTexts('clientChanged', { about }),
    adminAdded: logTexts('adminAdded', { about }),
    adminRemoved: logTexts('adminRemoved', { about }),
    clientDeleted: logTexts('clientDeleted', { about }),
    clientPasswordReset: logTexts('clientPasswordReset', { about }),
    clientSignedIn: logTexts('clientSignedIn', { about }),
    loginLinkMade: logTexts('loginLinkMade', { about }),
    impersonationStarted: logTexts('impersonationStarted', { about }),
    impersonationActed: logTexts('impersonationActed'),
    impersonationEnded: logTexts('impersonationEnded'),
    approvalAsked: logTexts('approvalAsked', { about }),
    approvalWithdrawn: logTexts('approvalWithdrawn', { about }),
    draftApproved: logTexts('draftApproved', { about }),
    draftChangesAsked: logTexts('draftChangesAsked', { about }),
    publishedApproved: logTexts('publishedApproved', { about }),
    publishedUnapproved: logTexts('publishedUnapproved', { about }),
    pauseWaived: logTexts('pauseWaived'),
    planEnded: logTexts('planEnded'),
  }
  return words[kind]
}
