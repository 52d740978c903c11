import type { PendingTool } from '../../../../shared/tools/toolRun.ts'
import type { TraceStep } from '../../../../shared/flow/trace.ts'
import type { FlowTurn } from '../../flow/walking/FlowTurn.ts'
import type { ModelMessage, ToolCall } from '../../../kernel/ports/ports.ts'
import type { ToolRuns } from '../../tools/ToolRuns.ts'
import type { TurnTool } from '../../tools/TurnTool.ts'
import { takeRuns } from './takeRuns.ts'

interface Answering {
  pending: PendingTool
  /** The visitor's words. */
  said: string
  tool: TurnTool | undefined
  runs: ToolRuns
  flow: FlowTurn | undefined
  /** What happens is added to it. */
  steps: TraceStep[]
}

/**
 * What a model is told of a tool that has waited for the visitor's word: it runs when he has agreed in just
 * the words that he was offered, and does not after any others. Where it has run already, for an answer that
 * is under way or was lost, the model is told what became of it.
 */
export async function answerPending({
  pending,
  said,
  tool,
  runs,
  ...trace
}: Answering): Promise<ModelMessage[]> {
  const call: ToolCall = { id: 'confirmed', name: pending.name, arguments: pending.arguments }
  const isAgreed = plain(said) === plain(pending.yes)
  if (isAgreed && tool) {
    const ran = await runs.runConfirmed(call, tool, pending.id)
    return takeRuns({ text: '', ran: [ran], ...trace })
  }
  const before = await runs.confirmedBefore(call, pending.toolId, pending.id)
  if (before) return takeRuns({ text: '', ran: [{ call, tool, result: before }], ...trace })
  const reason =
    plain(said) === plain(pending.no) ? 'The visitor has refused.' : 'The visitor has not agreed.'
  const answer = JSON.stringify({ error: `${tool ? reason : 'The tool is gone.'} It was not done.` })
  const result = { ended: 'failed' as const, answer, values: {}, totalMs: 0 }
  return takeRuns({ text: '', ran: [{ call, tool: undefined, result }], ...trace })
}

const plain = (text: string) => text.trim().toLowerCase().normalize('NFC')
