import { sourceOfPassage } from '../../../shared/knowledge/sourceOfPassage.ts'
import { testLimits, type TestSource } from '../../../shared/agents/savedTests.ts'
import type { TurnReport } from '../../../shared/widget/TurnReport.ts'
import { cutText } from '../../kernel/texts/cutText.ts'
import type { Observed } from './judgeRun.ts'

/** The end of a way with circles says most. */
const maxNodes = 20
const maxCharacters = 1_000
const maxTitle = 200

/** Returns the sources, the way and the tool calls of an answer, as far as tests use them. */
export function observe(question: string, report: TurnReport | undefined): Omit<Observed, 'answer'> {
  if (!report) return { sources: [], path: [], tools: [], outcome: '' }
  const sources = sourcesOf(question, report)
  if (!report.trace) return { sources, path: [], tools: [], outcome: '' }
  const { steps, from, names, outcome } = report.trace
  const moves = steps.flatMap((step) => (step.step === 'move' ? step.to : []))
  const path = (from ? [from, ...moves] : []).slice(-maxNodes)
  const tools = steps
    .flatMap((step) => (step.step === 'tool' ? [step] : []))
    .slice(0, testLimits.tools)
    .map(({ name, arguments: given, ended, isChange }) => ({
      name,
      arguments: cutText(given, maxCharacters),
      ended: isChange || ended === 'waits' ? ('wouldRun' as const) : ended,
    }))
  return { sources, path: path.map((id) => ({ id, name: names[id] ?? '' })), tools, outcome }
}

/** Returns each source once, best first; a corrected answer has its question as the title. */
function sourcesOf(question: string, { sources, pair }: TurnReport): TestSource[] {
  if (pair) return [{ id: pair, title: cutText(question, maxTitle) }]
  const titles = new Map<string, string>()
  for (const { id, title } of sources) {
    const sourceId = sourceOfPassage(id)
    if (!titles.has(sourceId)) titles.set(sourceId, cutText(title, maxTitle))
  }
  return [...titles].map(([id, title]) => ({ id, title }))
}
