import type { Flow } from './flow.ts'
import { edgesOut } from './flowCost.ts'

/** Returns all nodes in reading order: from the start along the edges, then unreachable ones by id. */
export function readingOrder(flow: Flow): string[] {
  const isStart = (id: string) => flow.nodes[id]?.kind === 'start'
  const ids = Object.keys(flow.nodes).toSorted()
  const seen = new Set<string>()
  for (const first of [...ids.filter(isStart), ...ids.filter((id) => !isStart(id))]) walk(flow, first, seen)
  return [...seen]
}

/** Walks depth first with an explicit stack, because deep flows would exceed the call stack. */
function walk(flow: Flow, first: string, seen: Set<string>): void {
  const waiting = [first]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id) || !flow.nodes[id]) continue
    seen.add(id)
    waiting.push(
      ...edgesOut(flow, id)
        .map(([, edge]) => edge.to)
        .toReversed(),
    )
  }
}
