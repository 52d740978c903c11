import { flowEdgeSchema, flowLimits, flowNodeSchema, type Flow } from '@parley/functions/shared/flow/flow'
import { z } from 'zod'
import { withNewNode } from '../store/flowEdits.ts'
import { withMembers } from '../store/groupMembers.ts'

/** Nodes and the edges between them on the clipboard, for this agent or another one. */
const clipSchema = z.strictObject({
  kind: z.literal('parley-flow'),
  nodes: z.record(z.string(), flowNodeSchema),
  edges: z.record(z.string(), flowEdgeSchema),
})

/** Returns nodes, with the members of groups, and the edges between them as text for the clipboard. */
export function copyParts(flow: Flow, nodeIds: readonly string[]): string {
  const chosen = new Set(withMembers(flow, nodeIds))
  const nodes = Object.entries(flow.nodes).filter(([id]) => chosen.has(id))
  const edges = Object.entries(flow.edges).filter(([, { from, to }]) => chosen.has(from) && chosen.has(to))
  const clip = { kind: 'parley-flow', nodes: Object.fromEntries(nodes), edges: Object.fromEntries(edges) }
  return JSON.stringify(clip)
}

/**
 * Adds copied parts with new ids and a small offset; undefined for any other text. A second start becomes an
 * ordinary node, and nodes that were copied without their group have none.
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
    const added = withNewNode(next, { ...node, kind, x: within(node.x + 40), y: within(node.y + 40) })
    next = added.flow
    ids.set(former, added.id)
  }
  for (const id of ids.values()) next = inCopiedGroup(next, id, ids)
  const copied = Object.values(edges).flatMap((edge, at) => {
    const [from, to] = [ids.get(edge.from), ids.get(edge.to)]
    return from && to ? [[`e${from.slice(1)}${at}`, { ...edge, from, to }] as const] : []
  })
  return {
    flow: { ...next, edges: { ...next.edges, ...Object.fromEntries(copied) } },
    ids: [...ids.values()],
  }
}

/** Replaces the former id of a pasted node's group. */
function inCopiedGroup(flow: Flow, id: string, ids: ReadonlyMap<string, string>): Flow {
  const node = flow.nodes[id]
  if (node?.group === undefined) return flow
  const { group, ...others } = node
  const copied = ids.get(group)
  const placed = copied === undefined ? others : { ...others, group: copied }
  return { ...flow, nodes: { ...flow.nodes, [id]: placed } }
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
