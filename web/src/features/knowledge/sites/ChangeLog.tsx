import { EmptyState, Skeleton } from '@mantine/core'
import type { SiteChanges } from '@parley/functions/shared/knowledge/sites'
import { LoadFailure } from '../../../components/failures/LoadFailure.tsx'
import { formatDateTime } from '../../../lib/formats/formats.ts'
import type { SiteRef } from './siteActions.ts'
import styles from './sites.module.css'
import { useSiteChanges } from './useSite.ts'
import { t } from './texts.ts'

/** Lists what the reads of a site have added, changed and removed, the newest first. */
export function ChangeLog({ place }: { place: SiteRef }) {
  const changes = useSiteChanges(place)
  if (changes.status === 'loading') return <Skeleton height={160} radius="lg" />
  if (changes.status === 'error')
    return <LoadFailure title={t('changesNotLoaded')} error={changes.error} retry={changes.retry} />
  if (changes.data.items.length === 0)
    return <EmptyState title={t('noChangesYet')} description={t('noChangesHint')} />
  return (
    <ol className={styles.log} aria-label={t('changes')}>
      {changes.data.items.map((run) => (
        <RunChanges key={run.number} run={run} />
      ))}
    </ol>
  )
}

const kinds = ['added', 'changed', 'removed'] as const

function RunChanges({ run }: { run: SiteChanges }) {
  return (
    <li>
      <time dateTime={new Date(run.at).toISOString()}>{formatDateTime(run.at)}</time>
      {kinds
        .filter((kind) => run.counts[kind] > 0)
        .map((kind) => (
          <details key={kind}>
            <summary>{t(`pages_${kind}`, { count: run.counts[kind] })}</summary>
            <ul>
              {run[kind].map((url) => (
                <li key={url}>
                  <a href={url} target="_blank" rel="noopener noreferrer">
                    <bdi dir="auto">{url}</bdi>
                  </a>
                </li>
              ))}
              {run.counts[kind] > run[kind].length && (
                <li>{t('andMore', { count: run.counts[kind] - run[kind].length })}</li>
              )}
            </ul>
          </details>
        ))}
    </li>
  )
}
