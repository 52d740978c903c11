import type { SavedTest, TestRun } from '@parley/functions/shared/agents/savedTests'
import { arrow } from '../../components/text/arrow.ts'
import { FactList } from '../../components/FactList.tsx'
import { describeVerdict, forbiddenWords, missingWords } from './describeMissed.ts'
import type { Testable } from './readTestable.ts'
import { t } from './texts.ts'

interface TestDetailsProps {
  test: SavedTest
  /** The nodes of the current flow. */
  nodes: Testable['nodes']
}

/** Shows what a test expects, and the answers of the draft and the published agent. */
export function TestDetails({ test, nodes }: TestDetailsProps) {
  const { expected, last, published } = test
  return (
    <FactList
      facts={[
        ...(expected ? [{ name: t('expected'), value: expected }] : []),
        ...(last ? [{ name: t('draftAnswers'), value: last.answer || t('nothing') }] : []),
        ...wordFacts(test),
        ...sourceFacts(test),
        ...wayFacts(test, nodes),
        ...toolFacts(test),
        ...outcomeFacts(test),
        ...judgeFacts(test),
        ...(published && published.answer !== last?.answer
          ? [{ name: t('visitorsGet'), value: published.answer }]
          : []),
      ]}
    />
  )
}

function wordFacts(test: SavedTest) {
  const { expects, last } = test
  const { contains, lacks } = expects
  const missing = last ? missingWords(test, last) : []
  const forbidden = last ? forbiddenWords(test, last) : []
  const facts = [
    { name: t('expected_contains'), words: contains, isBad: false },
    { name: t('missingWords'), words: missing, isBad: true },
    { name: t('expected_lacks'), words: lacks, isBad: false },
    { name: t('forbiddenWords'), words: forbidden, isBad: true },
  ]
  return facts.flatMap(({ words, ...fact }) =>
    words.length > 0 ? [{ ...fact, value: words.join(' · ') }] : [],
  )
}

function sourceFacts({ expects: { passages }, last }: SavedTest) {
  if (passages.length === 0) return []
  const titlesOf = (sources: TestRun['sources']) => sources.map(({ id, title }) => title || id).join(' · ')
  return [
    { name: t('expectedSources'), value: titlesOf(passages) },
    ...(last
      ? [
          {
            name: t('actualSources'),
            value: titlesOf(last.sources) || t('nothing'),
            isBad: last.missed.includes('passages'),
          },
        ]
      : []),
  ]
}

function judgeFacts({ expects: { judge }, last }: SavedTest) {
  if (!judge.wanted || !last) return []
  const value = last.judged ? describeVerdict(last.judged) : t('noVerdict')
  return [{ name: t('verdict'), value, isBad: last.missed.includes('judge') }]
}

function wayFacts({ expects: { path }, last }: SavedTest, nodes: Testable['nodes']) {
  if (path.length === 0) return []
  // A missed node is not part of any run, and a deleted one not part of the flow.
  const names = new Map([...(last?.path ?? []), ...nodes].map(({ id, name }) => [id, name || id]))
  return [
    { name: t('expectedPath'), value: path.map((id) => names.get(id) ?? id).join(` ${arrow()} `) },
    ...(last
      ? [
          {
            name: t('actualPath'),
            value: last.path.map(({ id, name }) => name || id).join(` ${arrow()} `) || t('nothing'),
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
