import { isEmptyPatch, patchBetween } from '@parley/functions/shared/flow/flowPatch'
import { conflictsOf, type EditedFlow } from '@parley/functions/shared/flow/mergeParts'

/** Returns whether the draft differs from the server's flow. */
export function hasUnsaved({ base, draft }: Pick<EditedFlow, 'base' | 'draft'>): boolean {
  return base !== draft && !isEmptyPatch(patchBetween(base, draft))
}

/** Returns the nodes with conflicts; a conflict of an edge is assigned to its source node. */
export function unsettledNodes(edited: EditedFlow): string[] {
  const { nodes, edges } = conflictsOf(edited)
  const sources = edges.flatMap((id) => {
    const edge = edited.draft.edges[id] ?? edited.base.edges[id] ?? edited.stored.edges[id]
    return edge ? [edge.from] : []
  })
  return [...new Set([...nodes, ...sources])]
}
