import { Skeleton } from '@mantine/core'
import { agentBackupSchema } from '@parley/functions/shared/agent'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions'
import type { z } from 'zod'
import { InlineFailure } from '../../../components/InlineFailure.tsx'
import { formatAgo, formatDateTime } from '../../../lib/formats.ts'
import type { Live } from '../../../lib/live.ts'
import { runQuery } from '../../../lib/runQuery.ts'
import { useRead } from '../../../lib/useRead.ts'
import { useStoredAgent } from '../AgentDraftContext.ts'
import styles from './Reviews.module.css'
import { t } from './texts.ts'

const versionSchema = agentBackupSchema.pick({ version: true, at: true, approval: true, reason: true })
type Version = z.infer<typeof versionSchema>

const mostShown = 20

/** What was published, newest first, with who approved it. */
export function VersionHistory({ region, agentId }: { region: Region; agentId: string }) {
  const versions = useVersions(region, agentId)
  if (versions.status === 'loading') return <Skeleton aria-busy="true" height={80} />
  if (versions.status === 'error') return <InlineFailure text={t('notLoaded')} retry={versions.retry} />
  if (versions.data.length === 0) return <p>{t('noVersions')}</p>
  return (
    <ul className={styles.versions} aria-label={t('versions')}>
      {versions.data.map(({ version, at, approval, reason }) => (
        <li key={at}>
          <b>{t('version', { version })}</b>
          <span dir="auto">
            {approval && t('approvedBy', { name: approval.byName })}
            {reason && t('withoutApproval', { reason })}
          </span>
          <time dateTime={new Date(at).toISOString()} title={formatDateTime(at)}>
            {formatAgo(at)}
          </time>
        </li>
      ))}
    </ul>
  )
}

function useVersions(region: Region, agentId: string): Live<Version[]> {
  // Read anew with every publication.
  const published = useStoredAgent(({ publishedVersion }) => publishedVersion)
  return useRead(['versions', region, agentId, published], async () => {
    const found = await runQuery(
      region,
      {
        from: [{ collectionId: 'backups' }],
        select: { fields: Object.keys(versionSchema.shape).map((fieldPath) => ({ fieldPath })) },
        orderBy: [{ field: { fieldPath: 'at' }, direction: 'DESCENDING' }],
        limit: mostShown,
      },
      paths.agent(agentId),
    )
    return found.map(({ fields }) => versionSchema.parse(fields)).filter(isPublication)
  })
}

/** Drafts that were only kept bear the version that was published before them. */
function isPublication({ version }: Version, index: number, all: readonly Version[]): boolean {
  return version > 0 && !all.slice(index + 1).some((earlier) => earlier.version === version)
}
