import type { Flow } from './flow.ts'
import { edgesOut } from './flowCost.ts'

/** All nodes as a person reads them: from the start along the ways out, then what nothing leads to, by id. */
export function readingOrder(flow: Flow): string[] {
  const isStart = (id: string) => flow.nodes[id]?.kind === 'start'
  const ids = Object.keys(flow.nodes).toSorted()
  const seen = new Set<string>()
  for (const first of [...ids.filter(isStart), ...ids.filter((id) => !isStart(id))]) walk(flow, first, seen)
  return [...seen]
}

/** Each way to its end before the next one; a list of what is left, as deep flows would exceed the stack. */
function walk(flow: Flow, first: string, seen: Set<string>): void {
  const left = [first]
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (seen.has(id) || !flow.nodes[id]) continue
    seen.add(id)
    left.push(
      ...edgesOut(flow, id)
        .map(([, edge]) => edge.to)
        .toReversed(),
    )
  }
}
