import { Button, EmptyState, Group, Skeleton } from '@mantine/core'
import type { KnowledgeSource } from '@parley/functions/shared/knowledge/knowledge'
import type { Region } from '@parley/functions/shared/regions/regions'
import { useSearchParams } from 'react-router-dom'
import { LoadFailure } from '../../../components/failures/LoadFailure.tsx'
import { FilteredEmpty } from '../../../components/table/search/FilteredEmpty.tsx'
import { TableSearch } from '../../../components/table/search/TableSearch.tsx'
import { t } from '../texts.ts'
import { Passage } from './Passage.tsx'
import styles from './SourcePage.module.css'
import { usePassages } from './usePassages.ts'

interface PassageListProps {
  region: Region
  source: KnowledgeSource
}

/** Lists a source's passages in order; the URL holds the page, the search words and the marked passage. */
export function PassageList({ region, source }: PassageListProps) {
  const [searchParams, setSearchParams] = useSearchParams()
  const range = {
    from: Math.max(0, Math.floor(Number(searchParams.get('from') ?? 0)) || 0),
    passage: (searchParams.get('passage') ?? '').slice(0, 100),
    search: (searchParams.get('search') ?? '').slice(0, 200),
  }
  const page = usePassages(region, source, range)
  const goTo = (from: number) =>
    setSearchParams({ ...(range.search && { search: range.search }), from: String(from) })

  return (
    <>
      <TableSearch
        label={t('searchPassages')}
        value={range.search}
        onChange={(search) => setSearchParams(search ? { search } : {}, { replace: true })}
      />
      {page.status === 'loading' && <Skeleton height={320} mt="md" />}
      {page.status === 'error' && (
        <LoadFailure title={t('passagesNotLoaded')} error={page.error} retry={page.retry} />
      )}
      {page.status === 'ready' && page.data.total === 0 && range.search !== '' && (
        <FilteredEmpty isSearching={false} onClear={() => setSearchParams({})} />
      )}
      {page.status === 'ready' && page.data.total === 0 && range.search === '' && (
        <EmptyState title={t('noPassagesYet')} description={t('noPassagesYetHint')} />
      )}
      {page.status === 'ready' && page.data.total > 0 && (
        <>
          <ol className={styles.passages} aria-label={t('whatAgentSees')} start={page.data.from + 1}>
            {page.data.passages.map((passage) => (
              <Passage key={passage.id} passage={passage} isMarked={passage.id === range.passage} />
            ))}
          </ol>
          <Pager {...page.data} onGoTo={goTo} />
        </>
      )}
    </>
  )
}

interface PagerProps {
  from: number
  total: number
  passages: readonly unknown[]
  onGoTo: (from: number) => void
}

/** The expected page size until the server has reported it. */
const usual = 50

function Pager({ from, total, passages, onGoTo }: PagerProps) {
  const to = from + passages.length
  return (
    <Group justify="space-between" mt="md">
      <span className={styles.range}>{t('passagesShown', { from: from + 1, to, total })}</span>
      <Group gap="xs">
        <Button variant="default" disabled={from === 0} onClick={() => onGoTo(Math.max(0, from - usual))}>
          {t('earlierPassages')}
        </Button>
        <Button variant="default" disabled={to >= total} onClick={() => onGoTo(to)}>
          {t('laterPassages')}
        </Button>
      </Group>
    </Group>
  )
}
