import type { Message } from '../../../../shared/chat/conversation.ts'
import type { TraceStep } from '../../../../shared/flow/trace.ts'
import type { LiveAgent } from '../../servedAgents/AgentCache.ts'
import { FlowTurn } from '../../flow/walking/FlowTurn.ts'
import type { Asked } from '../Asked.ts'

/** A question's way through the agent's flow, as far as rules lead; undefined for an agent without one. */
export function beginFlow(
  { flow }: LiveAgent,
  { flow: state, history, question }: Pick<Asked, 'flow' | 'history' | 'question'>,
  steps: TraceStep[],
): FlowTurn | undefined {
  if (!flow) return undefined
  const turn = new FlowTurn(flow, state, { said: question.text, form: sentForm(history) }, steps)
  turn.walk()
  return turn
}

/** The form that the visitor has sent since the agent last spoke. */
function sentForm(history: readonly Message[]): string {
  const spoke = history.findLastIndex(({ role }) => role === 'agent')
  return history.slice(spoke + 1).findLast(({ event }) => event === 'form')?.form ?? ''
}
