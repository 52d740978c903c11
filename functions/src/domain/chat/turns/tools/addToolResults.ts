import type { TraceStep } from '../../../../shared/flow/trace.ts'
import type { FlowTurn } from '../../flow/walking/FlowTurn.ts'
import { withoutMarks } from '../../flow/walking/withoutMarks.ts'
import type { ModelMessage } from '../../../kernel/ports/ports.ts'
import type { RanCall } from '../../tools/ToolRuns.ts'

interface Ran {
  /** The text of the model before its calls. */
  text: string
  ran: readonly RanCall[]
  flow: FlowTurn | undefined
  /** Receives the steps of the turn. */
  steps: TraceStep[]
}

/** Returns the results of a model's calls as messages without marks, and stores their values in the flow. */
export function addToolResults({ text, ran, flow, steps }: Ran): ModelMessage[] {
  for (const { call, tool, result } of ran) {
    if (tool) flow?.noteTool(tool.ID, result.ended, result.values)
    steps.push({
      step: 'tool',
      node: flow?.nodeId ?? '',
      toolId: tool?.ID ?? '',
      name: call.name,
      arguments: call.arguments,
      answer: result.answer,
      ended: result.ended,
      ...(tool?.effect === 'change' && { isChange: true }),
      totalMs: result.totalMs,
    })
  }
  return [
    { role: 'assistant', content: text, toolCalls: ran.map(({ call }) => call) },
    ...ran.map(({ call, result }) => ({
      role: 'tool' as const,
      callId: call.id,
      name: call.name,
      content: withoutMarks(result.answer),
    })),
  ]
}
