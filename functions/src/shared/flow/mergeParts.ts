import type { Flow, FlowEdge, FlowNode, FlowParts } from './flow.ts'
import type { PartHashes } from './applyParts.ts'
import { hashOfPart } from './hashOfPart.ts'
import { isSamePart, mergePart } from './mergePart.ts'

/** A flow that is being edited. */
export interface EditedFlow {
  /** The last known state on the server. */
  stored: Flow
  /** The state that the draft's changes are based on; differs from `stored` for parts in conflict. */
  base: Flow
  draft: Flow
}

const noParts: FlowParts = { nodes: {}, edges: {} }

/**
 * Merges the server's new state into an edited flow. Local changes stay; where both sides changed a part and
 * the changes conflict, the draft keeps its own and `conflictsOf` reports it. `sent`: the save in progress,
 * so that its arrival does not count as another editor's change. Deleting a node deletes its edges.
 */
export function mergeParts(edited: EditedFlow, stored: Flow, sent: FlowParts = noParts): EditedFlow {
  const nodes = mergeAll(edited.base.nodes, edited.draft.nodes, stored.nodes, sent.nodes)
  const edges = mergeAll(edited.base.edges, edited.draft.edges, stored.edges, sent.edges)
  const hasEnds = ([, { from, to }]: [string, FlowEdge]) =>
    nodes.draft[from] !== undefined && nodes.draft[to] !== undefined
  const connected = Object.fromEntries(Object.entries(edges.draft).filter(hasEnds))
  return {
    stored,
    base: { nodes: nodes.base, edges: edges.base },
    draft: { nodes: nodes.draft, edges: connected },
  }
}

/** Returns the parts with conflicting changes. */
export function conflictsOf({ stored, base }: EditedFlow): { nodes: string[]; edges: string[] } {
  return { nodes: differing(stored.nodes, base.nodes), edges: differing(stored.edges, base.edges) }
}

/** Returns the parts of a save and their base hashes: everything changed that is not in conflict. */
export function partsToSave(edited: EditedFlow): { parts: FlowParts; base: PartHashes } {
  const { stored, base, draft } = edited
  const nodes = changedParts(stored.nodes, base.nodes, draft.nodes)
  // Edges wait until the conflict of their nodes is settled.
  const unsettled = new Set(differing(stored.nodes, base.nodes))
  const waits = (edge: FlowEdge | undefined) =>
    edge !== undefined && (unsettled.has(edge.from) || unsettled.has(edge.to))
  const changed = differing(base.edges, draft.edges)
  const ready = new Set(changed.filter((id) => !waits(base.edges[id]) && !waits(draft.edges[id])))
  const edges = changedParts(stored.edges, base.edges, draft.edges, ready)
  return {
    parts: { nodes: nodes.parts, edges: edges.parts },
    base: { nodes: nodes.hashes, edges: edges.hashes },
  }
}

/** Settles a conflict: the local part will overwrite the stored one, or is replaced by it. */
export function settlePart(
  edited: EditedFlow,
  kind: 'nodes' | 'edges',
  id: string,
  choice: 'mine' | 'theirs',
): EditedFlow {
  const { stored, draft } = edited
  const base = withPart(edited.base, kind, id, stored)
  if (choice === 'mine') return { stored, base, draft }
  const settled = withPart(draft, kind, id, stored)
  if (kind === 'edges') return { stored, base, draft: settled }
  const settledWithEdges = withEdgesOf(settled, id, stored)
  return { stored, base: withAgreed(base, settledWithEdges, stored), draft: settledWithEdges }
}

/** Settles edges that are equal in draft and server too: a restored node has restored them. */
function withAgreed(base: Flow, draft: Flow, stored: Flow): Flow {
  const open = differing(stored.edges, base.edges)
  const agreed = open.filter((id) => isSamePart(draft.edges[id] ?? null, stored.edges[id] ?? null))
  return agreed.reduce((flow, id) => withPart(flow, 'edges', id, stored), base)
}

/** Restores a node together with its edges, or deletes both. */
function withEdgesOf(flow: Flow, nodeId: string, stored: Flow): Flow {
  const ofNode = Object.entries(stored.edges).filter(([, { from, to }]) => from === nodeId || to === nodeId)
  const edges = { ...Object.fromEntries(ofNode), ...flow.edges }
  const hasEnds = ([, { from, to }]: [string, FlowEdge]) =>
    flow.nodes[from] !== undefined && flow.nodes[to] !== undefined
  return { nodes: flow.nodes, edges: Object.fromEntries(Object.entries(edges).filter(hasEnds)) }
}

function withPart(flow: Flow, kind: 'nodes' | 'edges', id: string, from: Flow): Flow {
  if (kind === 'nodes') return { ...flow, nodes: withOne(flow.nodes, id, from.nodes[id]) }
  return { ...flow, edges: withOne(flow.edges, id, from.edges[id]) }
}

function withOne<Part>(parts: Readonly<Record<string, Part>>, id: string, part: Part | undefined) {
  const { [id]: _former, ...others } = parts
  return part === undefined ? others : { ...others, [id]: part }
}

function mergeAll<Part extends FlowNode | FlowEdge>(
  base: Readonly<Record<string, Part>>,
  draft: Readonly<Record<string, Part>>,
  stored: Readonly<Record<string, Part>>,
  sent: Readonly<Record<string, Part | null>>,
) {
  const nextBase: Record<string, Part> = { ...stored }
  const nextDraft: Record<string, Part> = {}
  for (const id of new Set([...Object.keys(draft), ...Object.keys(base), ...Object.keys(stored)])) {
    const [from, mine, theirs] = [base, draft, stored].map((parts) => parts[id] ?? null)
    if (from === undefined || mine === undefined || theirs === undefined) continue
    const start = sent[id] !== undefined && isSamePart(sent[id], theirs) ? theirs : from
    const merged = mergePart(start, mine, theirs)
    const next = merged === 'conflict' ? mine : merged
    if (next) nextDraft[id] = next
    if (merged !== 'conflict') continue
    if (from) nextBase[id] = from
    else delete nextBase[id]
  }
  return { base: nextBase, draft: nextDraft }
}

function differing<Part extends FlowNode | FlowEdge>(
  one: Readonly<Record<string, Part>>,
  other: Readonly<Record<string, Part>>,
): string[] {
  const ids = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...ids].filter((id) => !isSamePart(one[id] ?? null, other[id] ?? null))
}

function changedParts<Part extends FlowNode | FlowEdge>(
  stored: Readonly<Record<string, Part>>,
  base: Readonly<Record<string, Part>>,
  draft: Readonly<Record<string, Part>>,
  among?: ReadonlySet<string>,
) {
  const conflicts = new Set(differing(stored, base))
  const ids = differing(base, draft).filter((id) => !conflicts.has(id) && (!among || among.has(id)))
  const hashOf = (id: string) => (base[id] ? hashOfPart(base[id]) : null)
  return {
    parts: Object.fromEntries(ids.map((id) => [id, draft[id] ?? null])),
    hashes: Object.fromEntries(ids.map((id) => [id, hashOf(id)])),
  }
}
