import type { Flow, FlowEdge, FlowNode } from './flow.ts'
import { toldRule } from './toldRule.ts'

/** What may stand in the call of another node. */
const inlineLimits = { characters: 600, targets: 6, charactersTogether: 2_500 }

type NamedEdge = readonly [string, FlowEdge]

/** A node's ways out as they are tried: by `order`, equal ones by their ids. A flow's edges never change. */
export function edgesOut(flow: Flow, nodeId: string): readonly NamedEdge[] {
  const known = sortedEdges.get(flow.edges) ?? sortEdges(flow.edges)
  return known.get(nodeId) ?? none
}

const none: readonly NamedEdge[] = []

/** Sorted once for as long as somebody has them: views ask for every node of a flow. */
const sortedEdges = new WeakMap<Flow['edges'], Map<string, NamedEdge[]>>()

function sortEdges(edges: Flow['edges']): Map<string, NamedEdge[]> {
  const inOrder = Object.entries(edges).toSorted(
    ([id, edge], [otherId, other]) => edge.order - other.order || (id < otherId ? -1 : 1),
  )
  const sorted = Map.groupBy(inOrder, ([, edge]) => edge.from)
  sortedEdges.set(edges, sorted)
  return sorted
}

/**
 * The choices of a node, in words or by what it asks for, whose targets the model answers in the call that
 * chooses them; each of the others costs a call of its own.
 */
export function inlinedEdges(flow: Flow, nodeId: string): ReadonlySet<string> {
  const inlined = new Set<string>()
  const targets = new Set<string>()
  let characters = 0
  for (const [edgeId, edge] of edgesOut(flow, nodeId)) {
    const target = isChosen(flow, edge) ? flow.nodes[edge.to] : undefined
    if (!target || !isAnsweredAlike(flow.nodes[nodeId], target)) continue
    const isNew = !targets.has(edge.to)
    const together = characters + (isNew ? target.text.length : 0)
    if (isNew && (targets.size === inlineLimits.targets || together > inlineLimits.charactersTogether))
      continue
    targets.add(edge.to)
    inlined.add(edgeId)
    characters = together
  }
  return inlined
}

/** Whether an edge's target is answered in the call of the node that the edge leaves. */
export function isInlined(flow: Flow, edgeId: string): boolean {
  const edge = flow.edges[edgeId]
  return edge !== undefined && inlinedEdges(flow, edge.from).has(edgeId)
}

/** Choices that cost a second call: not inlined, and their target's words are the model's. */
export function costlyEdges(flow: Flow, nodeId: string): ReadonlySet<string> {
  const inlined = inlinedEdges(flow, nodeId)
  const isCostly = ([edgeId, edge]: NamedEdge) =>
    isChosen(flow, edge) && !inlined.has(edgeId) && flow.nodes[edge.to]?.mode === 'model'
  return new Set(
    edgesOut(flow, nodeId)
      .filter(isCostly)
      .map(([edgeId]) => edgeId),
  )
}

/** A model decides, or hears, whether this way is taken. */
function isChosen({ nodes }: Flow, { from, when }: FlowEdge): boolean {
  return typeof when === 'string' || toldRule(nodes[from], when) !== undefined
}

function isAnsweredAlike(node: FlowNode | undefined, target: FlowNode): boolean {
  if (!node || target.mode !== 'model' || target.kind === 'note') return false
  const isSameCall = node.model === target.model && node.knowledge === target.knowledge
  return isSameCall && hasSameTools(node, target) && target.text.length <= inlineLimits.characters
}

function hasSameTools(one: FlowNode, other: FlowNode): boolean {
  const tools = new Set(one.tools)
  return tools.size === new Set(other.tools).size && other.tools.every((id) => tools.has(id))
}
