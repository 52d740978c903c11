import { maxStoredSteps, type StoredStep } from '../../../shared/flow/storedStep.ts'
import type { TraceStep } from '../../../shared/flow/trace.ts'
import { cutText } from '../../kernel/texts/cutText.ts'

/** A tool's name is limited, because the model may have written anything. */
const maxNameCharacters = 60

/** Returns the stored steps of an answer; nothing when neither a model nor a tool was called. */
export function storedSteps(steps: readonly TraceStep[]): { steps?: StoredStep[] } {
  const firstSteps = steps.flatMap(storedStep).slice(0, maxStoredSteps)
  return firstSteps.length > 0 ? { steps: firstSteps } : {}
}

function storedStep(step: TraceStep): StoredStep[] {
  if (step.step === 'model') {
    const { node, model, inputTokens, outputTokens, costUnits, totalMs } = step
    return [{ step: 'model', node, model, inputTokens, outputTokens, costUnits, totalMs: wholeMs(totalMs) }]
  }
  if (step.step !== 'tool') return []
  const { node, ended, totalMs } = step
  return [
    { step: 'tool', node, name: cutText(step.name, maxNameCharacters), ended, totalMs: wholeMs(totalMs) },
  ]
}

function wholeMs(milliseconds: number): number {
  return Math.max(0, Math.round(milliseconds))
}
