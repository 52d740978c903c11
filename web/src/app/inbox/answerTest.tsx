import { sourceOfPassage } from '@parley/functions/shared/knowledge/sourceOfPassage'
import { noExpectations, type TestSource } from '@parley/functions/shared/agents/savedTests'
import { LayerBoundary } from '../../components/failures/LayerBoundary.tsx'
import type { AnswerToSave } from '../../features/conversations/inboxContexts.ts'
import { lazyComponent } from '../../lib/navigation/lazyComponent.tsx'

const TestDialog = lazyComponent(
  async () => (await import('../../features/savedTests/TestDialog.tsx')).TestDialog,
)

/** Renders a dialog that saves a test of a question, with the answer that it got and its sources. */
export function answerTest({ region, agentId, question, answer, onClose }: AnswerToSave) {
  const initial = {
    question: question.slice(0, 500),
    expected: (answer.correction ?? answer.text).slice(0, 4000),
    expects: { ...noExpectations, passages: sourcesOf(question, answer) },
  }
  return (
    <LayerBoundary onClose={onClose}>
      <TestDialog region={region} agentId={agentId} initial={initial} onClose={onClose} />
    </LayerBoundary>
  )
}

/** Returns the best source: the others may change with every added source. */
function sourcesOf(question: string, { pair, sources = [] }: AnswerToSave['answer']): TestSource[] {
  if (pair) return [{ id: pair, title: question.slice(0, 200) }]
  return sources.slice(0, 1).map(({ id, title }) => ({ id: sourceOfPassage(id), title: title.slice(0, 200) }))
}
