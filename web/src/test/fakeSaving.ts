import { applyEdits } from '../lib/drafts/applyEdits.ts'
import type { Edit } from '../lib/drafts/findEdits.ts'

/** Returns an `updateUnchanged` for a server that has this document. */
export function savingInto<Tree>(first: Tree) {
  let stored = first
  return async (_kind: unknown, _place: unknown, edits: readonly Edit[]) => {
    const { tree, conflicts } = applyEdits(stored, edits)
    stored = tree
    return { stored, conflicts }
  }
}

/** Values by path, as a save sent them. */
export function sentValues(edits: readonly Edit[] = []): Record<string, unknown> {
  return Object.fromEntries(edits.map(({ path, after }) => [path, after]))
}
