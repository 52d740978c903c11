import type { Flow } from '../flow.ts'

/** Returns the nodes that a conversation can reach, from the start and the global nodes along all edges. */
export function reachedNodes(flow: Flow): ReadonlySet<string> {
  const isEntered = (id: string) => flow.nodes[id]?.kind === 'start' || Boolean(flow.nodes[id]?.global)
  const targets = Map.groupBy(Object.values(flow.edges), (edge) => edge.from)
  const reached = new Set(Object.keys(flow.nodes).filter(isEntered))
  for (const id of reached) for (const edge of targets.get(id) ?? []) reached.add(edge.to)
  return reached
}
