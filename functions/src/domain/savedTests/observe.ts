import type { TurnTrace } from '../../shared/flow/trace.ts'
import { testLimits } from '../../shared/savedTests.ts'
import { cutText } from '../cutText.ts'
import type { Observed } from './judgeRun.ts'

/** Of a way that goes in circles the end tells most. */
const mostNodes = 20
const mostCharacters = 1_000

/** Where an answer has gone and what it has called, as far as a test looks at it. */
export function observe(trace: TurnTrace | undefined): Omit<Observed, 'answer'> {
  if (!trace) return { path: [], tools: [], outcome: '' }
  const { steps, from, names, outcome } = trace
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
  return { path: path.map((id) => ({ id, name: names[id] ?? '' })), tools, outcome }
}
