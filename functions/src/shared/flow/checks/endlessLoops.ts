import type { FlowProblem } from './FlowProblem.ts'
import type { Flow, FlowEdge } from '../flow.ts'

type NamedEdge = readonly [string, FlowEdge]

/** Returns edges of a cycle without any condition, in which a conversation would never get an answer. */
export function endlessLoops(flow: Flow): FlowProblem[] {
  const left = withoutDeadEnds(Object.entries(flow.edges).filter(([, { when }]) => isAlways(when)))
  const targets = Map.groupBy(left, ([, edge]) => edge.from)
  return left
    .filter(([, edge]) => leadsTo(targets, edge.to, edge.from))
    .map(([edgeId, edge]) => ({ level: 'error', kind: 'alwaysRing', nodeId: edge.from, edgeId }))
}

function isAlways(when: FlowEdge['when']): boolean {
  return typeof when !== 'string' && when.rule === 'always'
}

/** Removes edges that cannot be part of a cycle first, so that a long chain costs little. */
function withoutDeadEnds(edges: readonly NamedEdge[]): readonly NamedEdge[] {
  let left = edges
  for (;;) {
    const sources = new Set(left.map(([, edge]) => edge.from))
    const remaining = left.filter(([, edge]) => sources.has(edge.to))
    if (remaining.length === left.length) return left
    left = remaining
  }
}

function leadsTo(targets: Map<string, NamedEdge[]>, from: string, to: string): boolean {
  const seen = new Set([from])
  for (const id of seen) {
    if (id === to) return true
    for (const [, edge] of targets.get(id) ?? []) seen.add(edge.to)
  }
  return false
}
