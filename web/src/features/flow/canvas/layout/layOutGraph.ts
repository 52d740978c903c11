import { Graph, layout } from '@dagrejs/dagre'
import { cardSize } from '@parley/functions/shared/flow/drawing/cardSize'
import type { LayoutAnswer, LayoutQuestion } from './layoutFlow.ts'

/**
 * The size reserved for an edge's label, so that labels do not overlap; only in flows that are not too large.
 */
const wordsSize = { width: 150, height: 36, labelpos: 'c' } as const
const maxWithWords = 100

/** Returns the positions of nodes below each other; the nodes of a group lie together. */
export function layOutGraph({ nodes, edges, groups }: LayoutQuestion): LayoutAnswer {
  const graph = new Graph({ compound: groups.length > 0 })
  const hasWords = nodes.length <= maxWithWords
  graph.setGraph({ rankdir: 'TB', ranker: 'tight-tree', nodesep: 56, ranksep: hasWords ? 44 : 96 })
  graph.setDefaultEdgeLabel(() => ({}))
  for (const id of nodes) graph.setNode(id, { ...cardSize })
  for (const [at, members] of groups.entries()) {
    graph.setNode(`group ${at}`, {})
    for (const id of members) graph.setParent(id, `group ${at}`)
  }
  for (const [from, to] of edges) graph.setEdge(from, to, hasWords ? { ...wordsSize } : {})
  layout(graph)
  return nodes.map((id) => {
    const { x, y } = graph.node(id)
    return [id, Math.round(x - cardSize.width / 2), Math.round(y - cardSize.height / 2)]
  })
}
