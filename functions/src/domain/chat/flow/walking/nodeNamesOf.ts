import type { TraceStep, TurnTrace } from '../../../../shared/flow/trace.ts'
import type { PreparedFlow } from './PreparedFlow.ts'

/** Returns the names of all nodes that a turn has passed or that its steps name, or else their kinds. */
export function nodeNamesOf(
  flow: PreparedFlow,
  nodes: readonly string[],
  steps: readonly TraceStep[],
): Pick<TurnTrace, 'names' | 'kinds'> {
  const ids = steps.flatMap((step) => [
    step.node,
    ...('to' in step ? [step.to] : []),
    ...(step.step === 'model' ? step.moves.map(({ to }) => to) : []),
  ])
  const passed = [...new Set([...nodes, ...ids])].map((id) => [id, flow.node(id)] as const)
  const kinds = passed.flatMap(([id, node]) => (node && !node.name.trim() ? [[id, node.kind]] : []))
  return {
    names: Object.fromEntries(passed.map(([id, node]) => [id, node?.name.trim() ?? ''])),
    kinds: Object.fromEntries(kinds),
  }
}
