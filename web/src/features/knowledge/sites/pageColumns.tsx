import { Badge, Button } from '@mantine/core'
import type { PageState } from '@parley/functions/shared/knowledge/sites'
import { actionsColumn } from '../../../components/table/actions/actionsColumn.ts'
import type { Column } from '../../../components/table/columns.ts'
import type { DocumentTypes } from '../../../lib/firestore/documents.ts'
import { formatAgo, formatCount, formatDateTime } from '../../../lib/formats/formats.ts'
import styles from './sites.module.css'
import { t } from './texts.ts'

export type SitePageRow = DocumentTypes['sitePage']

/** Returns the columns of a site's pages. `onToggle` excludes or includes a page, for users who may. */
export function pageColumns(onToggle?: (page: SitePageRow) => Promise<void>): Column<SitePageRow>[] {
  return [
    {
      id: 'page',
      title: t('page'),
      isMain: true,
      sortBy: ({ url }) => url,
      cell: (page) => <PageName page={page} />,
    },
    {
      id: 'state',
      title: t('state'),
      onCards: 'untitled',
      sortBy: ({ state }) => state,
      cell: ({ state }) => <Badge {...colourOf(state)}>{t(`page_${state}`)}</Badge>,
    },
    {
      id: 'depth',
      title: t('clicks'),
      isNumber: true,
      onCards: 'hidden',
      sortBy: ({ depth }) => depth,
      cell: ({ depth }) => formatCount(depth),
    },
    {
      id: 'characters',
      title: t('characters'),
      isNumber: true,
      isDescendingFirst: true,
      sortBy: ({ characters }) => characters,
      cell: ({ characters }) => formatCount(characters),
    },
    {
      id: 'fetched',
      title: t('fetched'),
      isDescendingFirst: true,
      sortBy: (page) => page.fetchedAt,
      cell: (page) =>
        page.fetchedAt === 0 ? (
          '–'
        ) : (
          <time dateTime={new Date(page.fetchedAt).toISOString()} title={formatDateTime(page.fetchedAt)}>
            {formatAgo(page.fetchedAt)}
          </time>
        ),
    },
    actionsColumn(
      (page) =>
        onToggle &&
        (canExclude(page) || canInclude(page)) && (
          <Button variant="subtle" size="compact-sm" onClick={() => void onToggle(page)}>
            {canInclude(page) ? t('takeIn') : t('leaveOut')}
          </Button>
        ),
    ),
  ]
}

/** Returns true when a user has excluded the page, so that it can be included again. */
export function canInclude({ state, reason }: SitePageRow): boolean {
  return state === 'skipped' && reason === 'excluded'
}

export function canExclude({ state }: SitePageRow): boolean {
  return state !== 'skipped'
}

function PageName({ page: { url, title, reason, state } }: { page: SitePageRow }) {
  const path = URL.parse(url)
  return (
    <span className={styles.name}>
      <a href={url} target="_blank" rel="noopener noreferrer">
        <bdi dir="auto">{title || (path ? path.pathname + path.search : url)}</bdi>
      </a>
      {title && (
        <small>
          <bdi dir="ltr" data-address>
            {path ? path.pathname + path.search : url}
          </bdi>
        </small>
      )}
      {reason !== '' && <small data-bad={state === 'failed' || undefined}>{t(`reason_${reason}`)}</small>}
    </span>
  )
}

function colourOf(state: PageState): { color?: string } {
  if (state === 'ready' || state === 'unchanged') return { color: 'green' }
  return state === 'failed' ? { color: 'red' } : {}
}
