import { Graph, layout } from '@dagrejs/dagre'
import { cardSize } from '@parley/functions/shared/flow/drawing/cardSize'
import type { LayoutAnswer, LayoutQuestion } from './layoutFlow.ts'

/** What the words of a way take, so that no two lie on each other: in flows that are not too large for it. */
const wordsSize = { width: 150, height: 36, labelpos: 'c' } as const
const mostWithWords = 100

/** Places nodes below each other, away from the page that would stand still meanwhile. */
self.addEventListener('message', ({ data }: MessageEvent<LayoutQuestion>) => {
  const graph = new Graph()
  const hasWords = data.nodes.length <= mostWithWords
  graph.setGraph({ rankdir: 'TB', ranker: 'tight-tree', nodesep: 56, ranksep: hasWords ? 44 : 96 })
  graph.setDefaultEdgeLabel(() => ({}))
  for (const id of data.nodes) graph.setNode(id, { ...cardSize })
  for (const [from, to] of data.edges) graph.setEdge(from, to, hasWords ? { ...wordsSize } : {})
  layout(graph)
  const places: LayoutAnswer = data.nodes.map((id) => {
    const { x, y } = graph.node(id)
    return [id, Math.round(x - cardSize.width / 2), Math.round(y - cardSize.height / 2)]
  })
  self.postMessage(places)
})
