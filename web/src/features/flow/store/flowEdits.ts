import { type Flow, type FlowEdge, type FlowNode, type NodeKind } from '@parley/functions/shared/flow/flow'
import { isRun } from '@parley/functions/shared/flow/groups'
import { edgesOut } from '@parley/functions/shared/flow/flowCost'
import { withMembers, withoutEmptied } from './groupMembers.ts'

/** Returns an id that no part of the flow has: a letter and seven characters. */
function newId(usedIds: Readonly<Record<string, unknown>>, letter: 'n' | 'e'): string {
  for (;;) {
    const signs = Array.from(crypto.getRandomValues(new Uint8Array(7)), (byte) => (byte % 36).toString(36))
    const id = letter + signs.join('')
    if (!(id in usedIds)) return id
  }
}

export function emptyNode(kind: NodeKind, place: { x: number; y: number }): FlowNode {
  const mode = kind === 'end' ? 'fixed' : 'model'
  return { kind, name: '', ...place, text: '', mode, tools: [], knowledge: 'all', collects: [], outcome: '' }
}

/** Adds a node under a new id. */
export function withNewNode(flow: Flow, node: FlowNode): { flow: Flow; id: string } {
  const id = newId(flow.nodes, 'n')
  return { id, flow: { ...flow, nodes: { ...flow.nodes, [id]: node } } }
}

/** Changes a node; `undefined` removes a value. */
export function withNode(flow: Flow, id: string, changes: Partial<FlowNode>): Flow {
  const node = flow.nodes[id]
  if (!node) return flow
  const next = { ...node, ...changes }
  for (const name of ['model', 'temperature', 'global', 'isCollapsed'] as const)
    if (next[name] === undefined) delete next[name]
  return { ...flow, nodes: { ...flow.nodes, [id]: next } }
}

/** Changes an edge; does nothing when it does not exist. */
export function withEdge(flow: Flow, id: string, changes: Partial<FlowEdge>): Flow {
  const edge = flow.edges[id]
  return edge ? { ...flow, edges: { ...flow.edges, [id]: { ...edge, ...changes } } } : flow
}

/** Returns whether a node is the flow's start, without which no conversation begins. */
export function isOnlyStart({ nodes }: Flow, nodeId: string): boolean {
  const isStart = (id: string) => nodes[id]?.kind === 'start'
  return isStart(nodeId) && Object.keys(nodes).filter(isStart).length === 1
}

/**
 * Deletes nodes with their edges, groups with their nodes, and groups whose last node is deleted. The only
 * start stays.
 */
export function withoutParts(flow: Flow, nodeIds: readonly string[], edgeIds: readonly string[] = []): Flow {
  const deleted = new Set(withMembers(flow, nodeIds).filter((id) => !isOnlyStart(flow, id)))
  const nodes = Object.entries(flow.nodes).filter(([id]) => !deleted.has(id))
  const edges = Object.entries(flow.edges).filter(([id]) => !edgeIds.includes(id))
  const next = withoutHanging({ nodes: Object.fromEntries(nodes), edges: Object.fromEntries(edges) })
  return withoutEmptied(flow, next)
}

/** Adds an edge from one node to another, tried after all others; from a start it is taken at once. */
export function connectNodes(flow: Flow, from: string, to: string): Flow {
  const source = flow.nodes[from]
  const target = flow.nodes[to]
  if (!source || !target || !mayConnect(source, target)) return flow
  const out = edgesOut(flow, from)
  const order = (out.at(-1)?.[1].order ?? -1) + 1
  const when: FlowEdge['when'] = source.kind === 'start' && out.length === 0 ? { rule: 'always' } : ''
  return { ...flow, edges: { ...flow.edges, [newId(flow.edges, 'e')]: { from, to, order, when } } }
}

/**
 * Returns whether the conversation leaves a start before it can say anything: its first edge is always taken.
 */
export function continuesAtOnce(flow: Flow, nodeId: string): boolean {
  const [first] = edgesOut(flow, nodeId)
  const when = first?.[1].when
  return flow.nodes[nodeId]?.kind === 'start' && typeof when === 'object' && when.rule === 'always'
}

/**
 * Returns whether an edge may lead from one kind of node to another: not from an end, and not to the start.
 */
export function mayConnect(source: Pick<FlowNode, 'kind'>, target: Pick<FlowNode, 'kind'>): boolean {
  return isRun(source) && isRun(target) && source.kind !== 'end' && target.kind !== 'start'
}

/** Moves an edge one position earlier or later in the order in which edges are tried. */
export function withMovedEdge(flow: Flow, id: string, step: -1 | 1): Flow {
  const edge = flow.edges[id]
  if (!edge) return flow
  const ids = edgesOut(flow, edge.from).map(([other]) => other)
  const at = ids.indexOf(id)
  const other = ids[at + step]
  if (other === undefined) return flow
  const sorted = ids.with(at, other).with(at + step, id)
  return sorted.reduce((next, edgeId, order) => withEdge(next, edgeId, { order }), flow)
}

/** Removes the edges that lack a node. */
export function withoutHanging({ nodes, edges }: Flow): Flow {
  const connectNodes = Object.entries(edges).filter(([, { from, to }]) => nodes[from] && nodes[to])
  return { nodes, edges: Object.fromEntries(connectNodes) }
}

/** Returns the first flow of an agent with nodes: a start and one node. */
export function firstFlow(name: string, text: string): Flow {
  const start = withNewNode({ nodes: {}, edges: {} }, emptyNode('start', { x: 0, y: 0 }))
  const node = { ...emptyNode('default', { x: 0, y: 180 }), name, text }
  const both = withNewNode(start.flow, node)
  return connectNodes(both.flow, start.id, both.id)
}
