/** The moves of conversations along the ways of a flow. */
export interface Traffic {
  /** The number of conversations that were counted. */
  conversations: number
  /** The number of times that conversations left a node, by its id. */
  left: ReadonlyMap<string, number>
  /** The number of times that they went from one node to another, by `wayOf` of both. */
  ways: ReadonlyMap<string, number>
}

/** Returns the key of a way between two nodes; ids have no spaces. */
function wayOf(from: string, to: string): string {
  return `${from} ${to}`
}

/** Counts the moves in conversations, each the paths of its answers in their order. */
export function trafficOf(conversations: readonly (readonly (readonly string[])[])[]): Traffic {
  const left = new Map<string, number>()
  const ways = new Map<string, number>()
  const walked = conversations.map((paths) => paths.flat()).filter((nodes) => nodes.length > 0)
  for (const nodes of walked)
    for (const [index, to] of nodes.entries()) {
      const from = nodes[index - 1]
      // An answer in the same node is no move.
      if (from === undefined || from === to) continue
      left.set(from, (left.get(from) ?? 0) + 1)
      ways.set(wayOf(from, to), (ways.get(wayOf(from, to)) ?? 0) + 1)
    }
  return { conversations: walked.length, left, ways }
}

/** The number of times that an edge was taken, and of all moves from its node. */
export interface EdgeTraffic {
  taken: number
  all: number
}

type Edges = Readonly<Record<string, { from: string; to: string }>>

/**
 * Returns the traffic of each edge. Two edges between the same nodes have none, because a move does not tell
 * which of them was taken.
 */
export function trafficOfEdges(edges: Edges, { left, ways }: Traffic): Map<string, EdgeTraffic> {
  const byWay = Map.groupBy(Object.entries(edges), ([, { from, to }]) => wayOf(from, to))
  const lone = [...byWay.values()].flatMap((same) => (same.length === 1 ? same : []))
  return new Map(
    lone.flatMap(([id, { from, to }]) => {
      const all = left.get(from) ?? 0
      return all === 0 ? [] : [[id, { taken: ways.get(wayOf(from, to)) ?? 0, all }]]
    }),
  )
}
