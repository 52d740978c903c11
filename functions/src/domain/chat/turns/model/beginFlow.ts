import type { Message } from '../../../../shared/chat/conversation.ts'
import type { TraceStep } from '../../../../shared/flow/trace.ts'
import type { ServedAgent } from '../../servedAgents/AgentCache.ts'
import { FlowTurn } from '../../flow/walking/FlowTurn.ts'
import type { TurnRequest } from '../TurnRequest.ts'

/** Starts a question's way through the agent's flow and follows its rules; undefined without a flow. */
export function beginFlow(
  { flow }: ServedAgent,
  { flow: state, history, question }: Pick<TurnRequest, 'flow' | 'history' | 'question'>,
  steps: TraceStep[],
): FlowTurn | undefined {
  if (!flow) return undefined
  const turn = new FlowTurn(flow, state, { reply: question.text, form: sentForm(history) }, steps)
  turn.walk()
  return turn
}

/** Returns the form that the visitor has sent since the agent's last message. */
function sentForm(history: readonly Message[]): string {
  const spoke = history.findLastIndex(({ role }) => role === 'agent')
  return history.slice(spoke + 1).findLast(({ event }) => event === 'form')?.form ?? ''
}
