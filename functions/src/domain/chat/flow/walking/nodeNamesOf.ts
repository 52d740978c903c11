import type { TraceStep } from '../../../../shared/flow/trace.ts'
import type { PreparedFlow } from './PreparedFlow.ts'

/** Returns the names of all nodes that a turn has passed or that its steps name. */
export function nodeNamesOf(
  flow: PreparedFlow,
  nodes: readonly string[],
  steps: readonly TraceStep[],
): Record<string, string> {
  const ids = steps.flatMap((step) => [
    step.node,
    ...('to' in step ? [step.to] : []),
    ...(step.step === 'model' ? step.moves.map(({ to }) => to) : []),
  ])
  const names = [...new Set([...nodes, ...ids])].map((id) => [id, flow.node(id)?.name ?? ''])
  return Object.fromEntries(names)
}
