import type { TraceStep } from '../../../../shared/flow/trace.ts'
import type { PlannedCall } from './PlannedCall.ts'
import type { ModelAnswer } from './readAnswer.ts'
import type { CallCost } from '../credit/TurnSpending.ts'

interface FinishedCall {
  node: string
  call: PlannedCall
  model: string
  answer: ModelAnswer
  cost: CallCost
  startedAt: number
  endedAt: number
}

/** Returns a model call as a step for the people who build the agent. */
export function modelStep({ node, call, model, answer, cost, startedAt, endedAt }: FinishedCall): TraceStep {
  return {
    step: 'model',
    node,
    model,
    instructions: call.prompt.instructions,
    usesKnowledge: call.usesKnowledge,
    ...(call.sourceIds && { sourceIds: call.sourceIds }),
    moves: call.moves,
    ...cost,
    firstTokenMs: Math.max(0, answer.firstTokenAt - startedAt),
    totalMs: endedAt - startedAt,
  }
}
