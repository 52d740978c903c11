import type { Flow, FlowEdge, FlowNode } from './flow.ts'
import { isSamePart, mergePart } from './mergePart.ts'

/** A node or an edge before and after a change; null where it does not exist. */
export interface PartChange<Part> {
  before: Part | null
  after: Part | null
}

type PartChanges<Part> = Readonly<Record<string, PartChange<Part>>>

/** The changes of one editing step, by id. */
export interface FlowPatch {
  nodes: PartChanges<FlowNode>
  edges: PartChanges<FlowEdge>
}

/**
 * Returns a flow with a patch applied. A part that differs from the patch's start gets both changes; if they
 * conflict, it stays unchanged.
 */
export function applyPatch(flow: Flow, patch: FlowPatch): Flow {
  return { nodes: applyChanges(flow.nodes, patch.nodes), edges: applyChanges(flow.edges, patch.edges) }
}

/** Returns the patch that undoes another one. */
export function reversePatch({ nodes, edges }: FlowPatch): FlowPatch {
  return { nodes: reverseChanges(nodes), edges: reverseChanges(edges) }
}

/** Returns one patch with the effect of both in order. */
export function joinPatches(first: FlowPatch, second: FlowPatch): FlowPatch {
  return { nodes: joinChanges(first.nodes, second.nodes), edges: joinChanges(first.edges, second.edges) }
}

/** Returns the patch that transforms one flow into another. */
export function patchBetween(before: Flow, after: Flow): FlowPatch {
  return {
    nodes: changesBetween(before.nodes, after.nodes),
    edges: changesBetween(before.edges, after.edges),
  }
}

/** Returns whether a patch changes nothing. */
export function isEmptyPatch({ nodes, edges }: FlowPatch): boolean {
  return Object.keys(nodes).length === 0 && Object.keys(edges).length === 0
}

function applyChanges<Part extends FlowNode | FlowEdge>(
  parts: Readonly<Record<string, Part>>,
  changes: PartChanges<Part>,
): Record<string, Part> {
  const next = { ...parts }
  for (const [id, { before, after }] of Object.entries(changes)) {
    const merged = mergePart(before, after, parts[id] ?? null)
    if (merged === 'conflict') continue
    if (merged) next[id] = merged
    else delete next[id]
  }
  return next
}

function reverseChanges<Part>(changes: PartChanges<Part>): PartChanges<Part> {
  const reversed = Object.entries(changes).map(([id, { before, after }]) => [
    id,
    { before: after, after: before },
  ])
  return Object.fromEntries(reversed)
}

function joinChanges<Part extends FlowNode | FlowEdge>(
  first: PartChanges<Part>,
  second: PartChanges<Part>,
): PartChanges<Part> {
  const later = Object.entries(second).map(([id, change]) => [
    id,
    { before: (first[id] ?? change).before, after: change.after },
  ])
  const joined: PartChanges<Part> = { ...first, ...Object.fromEntries(later) }
  const isChange = ([, { before, after }]: [string, PartChange<Part>]) => !isSamePart(before, after)
  return Object.fromEntries(Object.entries(joined).filter(isChange))
}

function changesBetween<Part extends FlowNode | FlowEdge>(
  before: Readonly<Record<string, Part>>,
  after: Readonly<Record<string, Part>>,
): PartChanges<Part> {
  const ids = new Set([...Object.keys(before), ...Object.keys(after)])
  const changed = [...ids].filter((id) => !isSamePart(before[id] ?? null, after[id] ?? null))
  return Object.fromEntries(
    changed.map((id) => [id, { before: before[id] ?? null, after: after[id] ?? null }]),
  )
}
