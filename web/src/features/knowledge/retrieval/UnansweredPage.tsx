import { Button, EmptyState } from '@mantine/core'
import type { Unanswered } from '@parley/functions/shared/knowledge/retrieval'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Page } from '../../../components/page/Page.tsx'
import { DataTable } from '../../../components/table/DataTable.tsx'
import type { TableData } from '../../../components/table/tableData.ts'
import type { Live } from '../../../lib/live/live.ts'
import { KnowledgeTabs } from '../KnowledgeTabs.tsx'
import { questionColumns } from './questionColumns.tsx'
import { QuestionDetails } from './QuestionDetails.tsx'
import styles from './retrieval.module.css'
import type { KnowledgePartProps } from './RetrievalPage.tsx'
import { ReviewSummary } from './ReviewSummary.tsx'
import { TeachDialog } from './TeachDialog.tsx'
import { t } from './texts.ts'
import { useKnowledgeReview } from './useKnowledgeReview.ts'
import { useAnsweredQuestions } from './useAnsweredQuestions.ts'

interface UnansweredPageProps extends KnowledgePartProps {
  canChange: boolean
}

/** Lists the visitors' questions that the agent could not answer, each with a button to add the answer. */
export function UnansweredPage({ region, agentId, agentTitle, canChange }: UnansweredPageProps) {
  const review = useKnowledgeReview(region, agentId)
  const [params, setParams] = useSearchParams()
  const [selected, setSelected] = useState<Unanswered>()
  const { openOf, dismissed, dismiss, takeBack, markAnswered } = useAnsweredQuestions(region, agentId)
  const rows = useMemo((): Live<TableData<Unanswered>> => {
    if (review.status !== 'ready') return review
    return { status: 'ready', data: { items: openOf(review.data.unanswered), brokenIds: [] } }
  }, [review, openOf])
  const columns = useMemo(
    () => questionColumns(canChange ? { onTeach: setSelected, onDismiss: dismiss } : undefined),
    [canChange, dismiss],
  )
  // A link to a question opens its dialog when the questions are loaded.
  const openKey = canChange && rows.status === 'ready' ? params.get('teach') : null
  const openQuestion =
    selected ?? (openKey && rows.status === 'ready' ? questionOf(rows.data.items, openKey) : undefined)

  return (
    <Page
      isTitleUnseen
      title={t('knowledge')}
      documentTitle={`${t('notAnswered')} · ${agentTitle}`}
      lead={t('notAnsweredHint')}
    >
      <KnowledgeTabs region={region} agentId={agentId} />
      <output className={styles.undo}>
        {dismissed && (
          <>
            {t('wasDismissed')} <bdi dir="auto">{dismissed.question}</bdi>
            {/* The row with the button that was pressed has just left the page. */}
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
            <Button key={dismissed.key} autoFocus variant="subtle" size="compact-sm" onClick={takeBack}>
              {t('undo')}
            </Button>
          </>
        )}
      </output>
      <DataTable
        label={t('questionsNotAnswered')}
        failure={t('questionsNotLoaded')}
        rows={rows}
        columns={columns}
        idOf={({ key }) => key}
        nameOf={({ question }) => question}
        more={(one) => <QuestionDetails region={region} agentId={agentId} question={one} />}
        empty={<EmptyState title={t('allAnswered')} description={t('allAnsweredHint')} />}
      />
      {review.status === 'ready' && <ReviewSummary review={review.data} />}
      {openQuestion && (
        <TeachDialog
          region={region}
          agentId={agentId}
          question={openQuestion}
          onTaught={() => markAnswered(openQuestion)}
          onClose={() => {
            setSelected(undefined)
            if (params.has('teach')) setParams({}, { replace: true })
          }}
        />
      )}
    </Page>
  )
}

/** Returns the question that begins with these words, in its main or an alternative wording. */
function questionOf(items: readonly Unanswered[], words: string): Unanswered | undefined {
  return items.find(({ question, examples }) => [question, ...examples].some((one) => one.startsWith(words)))
}
