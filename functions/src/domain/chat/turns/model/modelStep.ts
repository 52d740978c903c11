import type { TraceStep } from '../../../../shared/flow/trace.ts'
import type { PlannedCall } from './PlannedCall.ts'
import type { ModelAnswer } from './readAnswer.ts'
import type { CallCost } from '../credit/TurnSpending.ts'

interface Made {
  node: string
  call: PlannedCall
  model: string
  answer: ModelAnswer
  cost: CallCost
  startedAt: number
  endedAt: number
}

/** A call of a model as whoever builds the agent sees it. */
export function modelStep({ node, call, model, answer, cost, startedAt, endedAt }: Made): TraceStep {
  return {
    step: 'model',
    node,
    model,
    instructions: call.prompt.instructions,
    usesKnowledge: call.usesKnowledge,
    moves: call.moves,
    ...cost,
    firstTokenMs: Math.max(0, answer.firstTokenAt - startedAt),
    totalMs: endedAt - startedAt,
  }
}
