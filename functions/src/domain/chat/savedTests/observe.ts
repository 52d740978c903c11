import { sourceOfPassage } from '../../../shared/knowledge/passageId.ts'
import { testLimits, type TestSource } from '../../../shared/agents/savedTests.ts'
import type { TurnReport } from '../../../shared/widget/turnReport.ts'
import { cutText } from '../../kernel/texts/cutText.ts'
import type { Observed } from './judgeRun.ts'

/** Of a way that goes in circles the end tells most. */
const mostNodes = 20
const mostCharacters = 1_000
const mostTitle = 200

/** Returns what an answer rests on, where it went and what it called, as far as a test looks at it. */
export function observe(question: string, report: TurnReport | undefined): Omit<Observed, 'answer'> {
  if (!report) return { sources: [], path: [], tools: [], outcome: '' }
  const sources = sourcesOf(question, report)
  if (!report.trace) return { sources, path: [], tools: [], outcome: '' }
  const { steps, from, names, outcome } = report.trace
  const moves = steps.flatMap((step) => (step.step === 'move' ? step.to : []))
  const path = (from ? [from, ...moves] : []).slice(-mostNodes)
  const tools = steps
    .flatMap((step) => (step.step === 'tool' ? [step] : []))
    .slice(0, testLimits.tools)
    .map(({ name, arguments: given, ended, isChange }) => ({
      name,
      arguments: cutText(given, mostCharacters),
      ended: isChange || ended === 'waits' ? ('wouldRun' as const) : ended,
    }))
  return { sources, path: path.map((id) => ({ id, name: names[id] ?? '' })), tools, outcome }
}

/** Each source once, the best first; of a corrected answer its question is the title. */
function sourcesOf(question: string, { sources, pair }: TurnReport): TestSource[] {
  if (pair) return [{ id: pair, title: cutText(question, mostTitle) }]
  const titles = new Map<string, string>()
  for (const { id, title } of sources) {
    const sourceId = sourceOfPassage(id)
    if (!titles.has(sourceId)) titles.set(sourceId, cutText(title, mostTitle))
  }
  return [...titles].map(([id, title]) => ({ id, title }))
}
