import type { FlowProblem } from './FlowProblem.ts'
import { isRun } from '../groups.ts'
import type { Flow, FlowField } from '../flow.ts'

/** Returns nodes that collect a key with another kind than an earlier node does. */
export function fieldProblems(flow: Flow): FlowProblem[] {
  const kinds = new Map<string, FlowField['kind']>()
  const hasAnotherKind = ({ key, kind }: FlowField) => {
    const earlier = kinds.get(key) ?? kind
    kinds.set(key, earlier)
    return earlier !== kind
  }
  return Object.entries(flow.nodes)
    .filter(([, node]) => isRun(node) && node.collects.filter(hasAnotherKind).length > 0)
    .map(([nodeId]) => ({ level: 'error', kind: 'fieldKinds', nodeId }))
}
