import type { Region } from '@parley/functions/shared/regions/regions'
import type { Column } from '../../../components/table/columns.ts'
import { RowLink } from '../../../components/table/RowLink.tsx'
import { formatAgo, formatCount, formatDateTime } from '../../../lib/formats/formats.ts'
import { webPaths } from '../../../lib/webPaths.ts'
import styles from './retrieval.module.css'
import type { SourceUse } from './sourceUse.ts'
import { t } from './texts.ts'

/** Returns the columns of the use of sources; `most` is the number of answers of the most used source. */
export function sourceUseColumns(region: Region, agentId: string, max: number): Column<SourceUse>[] {
  return [
    {
      id: 'source',
      title: t('source'),
      isMain: true,
      sortBy: ({ source }) => source.title,
      cell: ({ source, isIdle }) => (
        <span className={styles.source}>
          <RowLink
            to={
              source.site
                ? webPaths.site(region, agentId, source.ID)
                : webPaths.source(region, agentId, source.ID)
            }
          >
            <bdi dir="auto">{source.title}</bdi>
          </RowLink>
          {isIdle && <small>{t('notUsedHint')}</small>}
        </span>
      ),
    },
    {
      id: 'answers',
      title: t('answers'),
      isNumber: true,
      isDescendingFirst: true,
      sortBy: ({ answers }) => answers,
      cell: ({ answers }) => (
        <span className={styles.answers}>
          <span className={styles.score} aria-hidden="true">
            <span style={{ inlineSize: `${(answers / max) * 100}%` }} />
          </span>
          {formatCount(answers)}
        </span>
      ),
    },
    {
      id: 'last',
      title: t('lastAnswer'),
      isDescendingFirst: true,
      sortBy: ({ lastAt }) => lastAt,
      cell: ({ lastAt, isIdle }) =>
        lastAt === 0 ? (
          t(isIdle ? 'notUsed' : 'notYet')
        ) : (
          <time dateTime={new Date(lastAt).toISOString()} title={formatDateTime(lastAt)}>
            {formatAgo(lastAt)}
          </time>
        ),
    },
  ]
}
