import { Button, EmptyState } from '@mantine/core'
import type { Region } from '@parley/functions/shared/regions/regions'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { Page } from '../../../components/page/Page.tsx'
import { DataTable } from '../../../components/table/DataTable.tsx'
import { webPaths } from '../../../lib/webPaths.ts'
import { KnowledgeTabs } from '../KnowledgeTabs.tsx'
import type { KnowledgePartProps } from './RetrievalPage.tsx'
import { sourceUseColumns } from './sourceUseColumns.tsx'
import { ReviewSummary } from './ReviewSummary.tsx'
import { t } from './texts.ts'
import { useKnowledgeReview } from './useKnowledgeReview.ts'
import { useSourceUse } from './useSourceUse.ts'

/** Shows which sources the answers use, and which are unused. */
export function SourceUsePage({ region, agentId, agentTitle }: KnowledgePartProps) {
  const review = useKnowledgeReview(region, agentId)
  const rows = useSourceUse(region, agentId, review)
  const maxAnswers =
    rows.status === 'ready' ? Math.max(1, ...rows.data.items.map(({ answers }) => answers)) : 1
  const columns = useMemo(() => sourceUseColumns(region, agentId, maxAnswers), [region, agentId, maxAnswers])
  return (
    <Page
      isTitleUnseen
      title={t('knowledge')}
      documentTitle={`${t('sourcesAtWork')} · ${agentTitle}`}
      lead={t('useHint')}
    >
      <KnowledgeTabs region={region} agentId={agentId} />
      <DataTable
        label={t('sourcesAtWork')}
        failure={t('useNotLoaded')}
        rows={rows}
        columns={columns}
        idOf={({ source }) => source.ID}
        nameOf={({ source }) => source.title}
        empty={<NoSources region={region} agentId={agentId} />}
      />
      {review.status === 'ready' && review.data.answers > 0 && <ReviewSummary review={review.data} />}
    </Page>
  )
}

function NoSources({ region, agentId }: { region: Region; agentId: string }) {
  return (
    <EmptyState title={t('noSourcesYet')} description={t('noSourcesHint')}>
      <EmptyState.Actions>
        <Button component={Link} to={webPaths.agent(region, agentId, 'kb')}>
          {t('addKnowledge')}
        </Button>
      </EmptyState.Actions>
    </EmptyState>
  )
}
