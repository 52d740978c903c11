import { Skeleton } from '@mantine/core'
import type { Region } from '@parley/functions/shared/regions/regions'
import { InlineFailure } from '../../../components/failures/InlineFailure.tsx'
import { formatAgo, formatDateTime } from '../../../lib/formats/formats.ts'
import { useVersions } from '../versions/useVersions.ts'
import styles from './Reviews.module.css'
import { signatureWords } from './ReviewState.tsx'
import { t } from './texts.ts'

/** The publications, newest first, with who approved each. */
export function VersionHistory({ region, agentId }: { region: Region; agentId: string }) {
  const versions = useVersions(region, agentId)
  if (versions.status === 'loading') return <Skeleton aria-busy="true" height={80} />
  if (versions.status === 'error') return <InlineFailure text={t('notLoaded')} retry={versions.retry} />
  const published = versions.data.versions.filter(({ isPublication }) => isPublication)
  if (published.length === 0) return <p>{t('noVersions')}</p>
  return (
    <ul className={styles.versions} aria-label={t('versions')}>
      {published.map(({ version, at, approval, reason }) => (
        <li key={at}>
          <b>{t('version', { version })}</b>
          <span dir="auto">
            {approval && t('approvedBy', { name: approval.byName })}
            {approval?.signedAt && <small> {signatureWords(approval.signedAt, approval.start?.via)}</small>}
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
