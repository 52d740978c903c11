import type { SavedTest, TestRun } from '@parley/functions/shared/savedTests'
import { FactList } from '../../components/FactList.tsx'
import type { Testable } from './readTestable.ts'
import { t } from './texts.ts'

interface TestDetailsProps {
  test: SavedTest
  /** Of the flow as it is now. */
  nodes: Testable['nodes']
}

/** What a test expects, and what the draft and the published agent have done. */
export function TestDetails({ test, nodes }: TestDetailsProps) {
  const { expected, last, published } = test
  return (
    <FactList
      facts={[
        ...(expected ? [{ name: t('expected'), value: expected }] : []),
        ...(last
          ? [{ name: t('draftAnswers'), value: last.answer || t('nothing'), isBad: isAnswerBad(last) }]
          : []),
        ...wayFacts(test, nodes),
        ...toolFacts(test),
        ...outcomeFacts(test),
        ...(published && published.answer !== last?.answer
          ? [{ name: t('visitorsGet'), value: published.answer }]
          : []),
      ]}
    />
  )
}

/** Of a run from before there was more to expect only its end is known. */
function isAnswerBad({ passed, missed }: TestRun): boolean {
  return !passed && (missed.length === 0 || missed.includes('answer'))
}

function wayFacts({ expects: { path }, last }: SavedTest, nodes: Testable['nodes']) {
  if (path.length === 0) return []
  // A node that was missed is in no run; one that is gone is in no flow.
  const names = new Map([...(last?.path ?? []), ...nodes].map(({ id, name }) => [id, name || id]))
  return [
    { name: t('expectedPath'), value: path.map((id) => names.get(id) ?? id).join(' → ') },
    ...(last
      ? [
          {
            name: t('actualPath'),
            value: last.path.map(({ id, name }) => name || id).join(' → ') || t('nothing'),
            isBad: last.missed.includes('path'),
          },
        ]
      : []),
  ]
}

const endTexts = { ok: 'toolOk', failed: 'toolFailed', wouldRun: 'toolWouldRun' } as const

function toolFacts({ expects: { tool }, last }: SavedTest) {
  if (!tool) return []
  const values = Object.entries(tool.values).map(([key, value]) => `${key}: ${value}`)
  const calls = last?.tools.map(
    ({ name, arguments: given, ended }) => `${name} ${given} (${t(endTexts[ended])})`,
  )
  return [
    { name: t('expectedTool'), value: [tool.name, ...values].join(' · ') },
    ...(calls
      ? [
          {
            name: t('actualTools'),
            value: calls.join(' · ') || t('nothing'),
            isBad: last?.missed.includes('tool') ?? false,
          },
        ]
      : []),
  ]
}

function outcomeFacts({ expects: { outcome }, last }: SavedTest) {
  if (!outcome) return []
  return [
    { name: t('expectedOutcome'), value: outcome },
    ...(last
      ? [
          {
            name: t('actualOutcome'),
            value: last.outcome || t('nothing'),
            isBad: last.missed.includes('outcome'),
          },
        ]
      : []),
  ]
}
