import type { Flow, FlowEdge, FlowNode, FlowParts } from './flow.ts'
import { hashOfPart } from './hashOfPart.ts'

/** The `hashOfPart` of each part when a change started; null for a part that did not exist. */
export interface PartHashes {
  nodes: Readonly<Record<string, string | null>>
  edges: Readonly<Record<string, string | null>>
}

/**
 * Applies changes of parts that no other save has changed since. The rest is returned in `refused` with its
 * present state, null if deleted. Deleting a node deletes its edges.
 */
export function applyParts(
  before: Flow,
  parts: FlowParts,
  base: PartHashes,
): { flow: Flow; refused: FlowParts } {
  const nodes = applyTo(before.nodes, parts.nodes, base.nodes)
  const edges = applyTo(before.edges, parts.edges, base.edges)
  const hasEnds = ([, { from, to }]: [string, FlowEdge]) =>
    nodes.next[from] !== undefined && nodes.next[to] !== undefined
  const hanging = Object.entries(edges.next).filter((edge) => !hasEnds(edge))
  const unkept = hanging.filter(([id]) => parts.edges[id]).map(([id]) => [id, null] as const)
  const next = Object.fromEntries(Object.entries(edges.next).filter(hasEnds))
  const refused = { nodes: nodes.refused, edges: { ...edges.refused, ...Object.fromEntries(unkept) } }
  return { flow: { nodes: nodes.next, edges: next }, refused }
}

function applyTo<Part extends FlowNode | FlowEdge>(
  before: Readonly<Record<string, Part>>,
  changes: Readonly<Record<string, Part | null>>,
  base: Readonly<Record<string, string | null>>,
) {
  const next = { ...before }
  const refused: Record<string, Part | null> = {}
  for (const [id, wanted] of Object.entries(changes)) {
    const now = before[id] ?? null
    const isUntouched = hashOf(now) === (base[id] ?? null)
    if (!isUntouched && hashOf(now) !== hashOf(wanted)) refused[id] = now
    else if (wanted) next[id] = wanted
    else delete next[id]
  }
  return { next, refused }
}

function hashOf(part: FlowNode | FlowEdge | null): string | null {
  return part && hashOfPart(part)
}
