import { isEmptyPatch, patchBetween } from '@parley/functions/shared/flow/flowPatch'
import { conflictsOf, type EditedFlow } from '@parley/functions/shared/flow/mergeParts'

/** Whether something has been changed here that the server has not. */
export function hasUnsaved({ base, draft }: Pick<EditedFlow, 'base' | 'draft'>): boolean {
  return base !== draft && !isEmptyPatch(patchBetween(base, draft))
}

/** The nodes where two have changed the same: of an edge, the node that it leaves. */
export function unsettledNodes(edited: EditedFlow): string[] {
  const { nodes, edges } = conflictsOf(edited)
  const sources = edges.flatMap((id) => {
    const edge = edited.draft.edges[id] ?? edited.base.edges[id] ?? edited.stored.edges[id]
    return edge ? [edge.from] : []
  })
  return [...new Set([...nodes, ...sources])]
}
