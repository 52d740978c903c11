import { flowEdgeSchema, flowLimits, flowNodeSchema, type Flow } from '@parley/functions/shared/flow/flow'
import { z } from 'zod'
import { withNewNode } from '../store/flowEdits.ts'

/** Nodes and the edges between them on the clipboard, for this agent or another one. */
const clipSchema = z.strictObject({
  kind: z.literal('parley-flow'),
  nodes: z.record(z.string(), flowNodeSchema),
  edges: z.record(z.string(), flowEdgeSchema),
})

export function copyParts(flow: Flow, nodeIds: readonly string[]): string {
  const chosen = new Set(nodeIds)
  const nodes = Object.entries(flow.nodes).filter(([id]) => chosen.has(id))
  const edges = Object.entries(flow.edges).filter(([, { from, to }]) => chosen.has(from) && chosen.has(to))
  const clip = { kind: 'parley-flow', nodes: Object.fromEntries(nodes), edges: Object.fromEntries(edges) }
  return JSON.stringify(clip)
}

/**
 * Adds copied parts with new ids and a small offset; undefined for any other text. A second start becomes an
 * ordinary node.
 */
export function pasteParts(flow: Flow, text: string): { flow: Flow; ids: string[] } | undefined {
  const clip = clipSchema.safeParse(parseJson(text))
  if (!clip.success) return undefined
  const { nodes, edges } = clip.data
  let next = flow
  const ids = new Map<string, string>()
  for (const [former, node] of Object.entries(nodes)) {
    const hasStart = Object.values(next.nodes).some(({ kind }) => kind === 'start')
    const kind = node.kind === 'start' && hasStart ? 'default' : node.kind
    const made = withNewNode(next, { ...node, kind, x: within(node.x + 40), y: within(node.y + 40) })
    next = made.flow
    ids.set(former, made.id)
  }
  const copied = Object.values(edges).flatMap((edge, at) => {
    const [from, to] = [ids.get(edge.from), ids.get(edge.to)]
    return from && to ? [[`e${from.slice(1)}${at}`, { ...edge, from, to }] as const] : []
  })
  return {
    flow: { ...next, edges: { ...next.edges, ...Object.fromEntries(copied) } },
    ids: [...ids.values()],
  }
}

function within(place: number): number {
  return Math.min(place, flowLimits.distance)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
