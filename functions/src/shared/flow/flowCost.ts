import type { Flow, FlowEdge, FlowNode } from './flow.ts'
import { isRun } from './groups.ts'
import { collectedFieldRule } from './collectedFieldRule.ts'

/** The limits of targets that are included in the call of another node. */
const inlineLimits = { characters: 600, targets: 6, charactersTogether: 2_500 }

type NamedEdge = readonly [string, FlowEdge]

/**
 * Returns the edges of a node in the order in which they are tried: by `order`, then by id. A flow's `edges`
 * object must never be mutated, because the result is cached.
 */
export function edgesOut(flow: Flow, nodeId: string): readonly NamedEdge[] {
  const edgesByNode = sortedEdges.get(flow.edges) ?? sortEdges(flow.edges)
  return edgesByNode.get(nodeId) ?? none
}

const none: readonly NamedEdge[] = []

/** Cached per `edges` object, because views ask for every node of a flow. */
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
 * Returns the edges of a node whose targets the model answers in the call that selects them; each other
 * choice costs a second call.
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

/** Returns whether an edge's target is answered in the call of the node that the edge leaves. */
export function isInlined(flow: Flow, edgeId: string): boolean {
  const edge = flow.edges[edgeId]
  return edge !== undefined && inlinedEdges(flow, edge.from).has(edgeId)
}

/**
 * Returns the edges that cost a second call: they are not inlined, and a model writes the target's answer.
 */
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

/** Returns whether a model decides on an edge, or receives its rule. */
function isChosen({ nodes }: Flow, { from, when }: FlowEdge): boolean {
  return typeof when === 'string' || collectedFieldRule(nodes[from], when) !== undefined
}

function isAnsweredAlike(node: FlowNode | undefined, target: FlowNode): boolean {
  if (!node || target.mode !== 'model' || !isRun(target)) return false
  const isSameCall = node.model === target.model && hasSameKnowledge(node, target)
  return isSameCall && hasSame(node.tools, target.tools) && target.text.length <= inlineLimits.characters
}

function hasSameKnowledge({ knowledge: one }: FlowNode, { knowledge: other }: FlowNode): boolean {
  return typeof one === 'string' || typeof other === 'string' ? one === other : hasSame(one, other)
}

function hasSame(one: readonly string[], other: readonly string[]): boolean {
  const ids = new Set(one)
  return ids.size === new Set(other).size && other.every((id) => ids.has(id))
}
