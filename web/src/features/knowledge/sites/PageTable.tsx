import { Button, EmptyState, NativeSelect } from '@mantine/core'
import type { PageState, Site } from '@parley/functions/shared/knowledge/sites'
import { useMemo } from 'react'
import { BulkBar } from '../../../components/table/actions/BulkBar.tsx'
import type { BulkAction } from '../../../components/table/actions/BulkAction.ts'
import { DataTable } from '../../../components/table/DataTable.tsx'
import { TableSearch } from '../../../components/table/search/TableSearch.tsx'
import { TableTools } from '../../../components/table/search/TableTools.tsx'
import { anyText, oneOf, useTableParams } from '../../../components/table/useTableParams.ts'
import { useMatching } from '../../../components/table/search/useMatching.ts'
import type { Live } from '../../../lib/live/live.ts'
import { showFailure, showToast } from '../../../lib/toast.ts'
import type { Pages } from '../../../lib/live/usePages.ts'
import { canExclude, canInclude, pageColumns, type SitePageRow } from './pageColumns.tsx'
import { excludePage, includePage, retryFailedPages, type SiteRef } from './siteActions.ts'
import { useSitePages } from './useSite.ts'
import { t } from './texts.ts'

/** The states that a filter combines. */
const groups = {
  inUse: ['ready', 'unchanged'],
  failed: ['failed'],
  skipped: ['skipped'],
  waiting: ['waiting', 'reading'],
} as const satisfies Record<string, readonly PageState[]>
const groupNames = ['inUse', 'failed', 'skipped', 'waiting'] as const

interface PageTableProps {
  place: SiteRef
  site: Site
  canChange: boolean
}

/** Lists all URLs of a site with their state. */
export function PageTable({ place, site, canChange }: PageTableProps) {
  const { read, write } = useTableParams()
  const group = read('state', oneOf(groupNames))
  const search = read('search', anyText)
  const isFiltered = group !== '' || search !== ''
  const pages = useSitePages(place, isFiltered || read('sort', anyText) !== '')
  const put = pages.status === 'ready' ? pages.data.put : undefined
  const columns = useMemo(
    () => pageColumns(canChange ? (page) => toggle(place, page, put) : undefined),
    [place, put, canChange],
  )
  const actions = useMemo(() => bulkActions(place, put), [place, put])
  const shown = useMatching(useGroup(pages, group), search, textOf)

  async function handleRetry() {
    try {
      await retryFailedPages(place)
      void showToast(t('failedTriedAgain'))
    } catch (error) {
      showFailure(error)
    }
  }

  return (
    <>
      <TableTools>
        <TableSearch label={t('searchPages')} value={search} onChange={(text) => write({ search: text })} />
        <NativeSelect
          aria-label={t('state')}
          value={group}
          data={[
            { value: '', label: t('allPages') },
            ...groupNames.map((name) => ({ value: name, label: t(`group_${name}`) })),
          ]}
          onChange={(event) => write({ state: event.currentTarget.value })}
        />
        {canChange && site.run.failed > 0 && (
          <Button variant="default" onClick={() => void handleRetry()}>
            {t('tryFailedAgain')}
          </Button>
        )}
      </TableTools>
      <DataTable
        label={t('pages')}
        failure={t('pagesNotLoaded')}
        rows={shown}
        columns={columns}
        idOf={({ ID }) => ID}
        nameOf={({ url, title }) => title || url}
        bulk={
          canChange
            ? (selected, clear) => <BulkBar selected={selected} actions={actions} onClear={clear} />
            : undefined
        }
        onClearFilter={isFiltered ? () => write({ state: '', search: '' }) : undefined}
        empty={<EmptyState title={t('noPagesYet')} description={t('noPagesHint')} />}
      />
    </>
  )
}

function useGroup(
  pages: Live<Pages<SitePageRow>>,
  group: keyof typeof groups | '',
): Live<Pages<SitePageRow>> {
  return useMemo(() => {
    if (pages.status !== 'ready' || group === '') return pages
    const states: readonly PageState[] = groups[group]
    const items = pages.data.items.filter(({ state }) => states.includes(state))
    return { status: 'ready', data: { ...pages.data, items } }
  }, [pages, group])
}

const textOf = ({ url, title }: SitePageRow) => `${title} ${url}`

type Put = Pages<SitePageRow>['put'] | undefined

async function toggle(place: SiteRef, page: SitePageRow, put: Put): Promise<void> {
  try {
    await (canInclude(page) ? include : leaveOut)(place, page, put)
  } catch (error) {
    showFailure(error)
  }
}

async function leaveOut(place: SiteRef, page: SitePageRow, put: Put): Promise<void> {
  await excludePage(place, page.ID)
  put?.(page.ID, { ...page, state: 'skipped', reason: 'excluded' })
}

async function include(place: SiteRef, page: SitePageRow, put: Put): Promise<void> {
  await includePage(place, page.ID)
  put?.(page.ID, { ...page, state: 'waiting', reason: '' })
}

function bulkActions(place: SiteRef, put: Put): BulkAction<SitePageRow>[] {
  return [
    {
      label: t('leaveOut'),
      fits: canExclude,
      confirm: { title: t('leavePagesOut'), text: (count) => t('pagesGoOut', { count }) },
      run: (page) => leaveOut(place, page, put),
      done: (count) => t('pagesLeftOut', { count }),
    },
    {
      label: t('takeIn'),
      fits: canInclude,
      confirm: { title: t('takePagesIn'), text: (count) => t('pagesComeIn', { count }) },
      run: (page) => include(place, page, put),
      done: (count) => t('pagesTakenIn', { count }),
    },
  ]
}
