import type { PendingTool } from '../../../../shared/tools/toolRun.ts'
import type { TraceStep } from '../../../../shared/flow/trace.ts'
import type { FlowTurn } from '../../flow/walking/FlowTurn.ts'
import type { ModelMessage, ToolCall } from '../../../kernel/ports/ports.ts'
import type { ToolRuns } from '../../tools/ToolRuns.ts'
import type { TurnTool } from '../../tools/TurnTool.ts'
import { addToolResults } from './addToolResults.ts'

interface Answering {
  pending: PendingTool
  /** Whether the visitor agrees; undefined when they write something else. */
  reply: 'yes' | 'no' | undefined
  tool: TurnTool | undefined
  runs: ToolRuns
  flow: FlowTurn | undefined
  /** Receives the steps of the turn. */
  steps: TraceStep[]
}

/**
 * Returns the messages about a call that waited for confirmation. The tool runs when the visitor agrees, and
 * not otherwise. If it has already run for an answer that is running or lost, its result is returned.
 */
export async function answerPending({
  pending,
  reply,
  tool,
  runs,
  ...trace
}: Answering): Promise<ModelMessage[]> {
  const call: ToolCall = { id: 'confirmed', name: pending.name, arguments: pending.arguments }
  if (reply === 'yes' && tool) {
    const ran = await runs.runConfirmed(call, tool, pending.id)
    return addToolResults({ text: '', ran: [ran], ...trace })
  }
  const before = await runs.confirmedBefore(call, pending.toolId, pending.id)
  if (before) return addToolResults({ text: '', ran: [{ call, tool, result: before }], ...trace })
  const reason = reply === 'no' ? 'The visitor has refused.' : 'The visitor has not agreed.'
  const answer = JSON.stringify({ error: `${tool ? reason : 'The tool is gone.'} It was not done.` })
  const result = { ended: 'failed' as const, answer, values: {}, totalMs: 0 }
  return addToolResults({ text: '', ran: [{ call, tool: undefined, result }], ...trace })
}
