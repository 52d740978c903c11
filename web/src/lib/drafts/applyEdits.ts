import { findEdits, type Edit } from './findEdits.ts'
import { isSame } from '@parley/functions/shared/texts/isSame'
import { mergeLists } from './mergeLists.ts'
import { isMap, missingEntry, valueAt, withValue } from './valueAt.ts'

/**
 * Applies edits whose value is still the one that they start from. Edits whose value another person has
 * changed meanwhile are left out and returned as conflicts.
 */
export function applyEdits<Tree>(tree: Tree, edits: readonly Edit[]): { tree: Tree; conflicts: string[] } {
  let result = tree
  const conflicts: string[] = []
  for (const edit of edits) {
    const next = applyEdit(result, edit)
    if (next === undefined) conflicts.push(edit.path)
    else result = next.tree
  }
  return { tree: result, conflicts }
}

function applyEdit<Tree>(tree: Tree, { path, before, after }: Edit): { tree: Tree } | undefined {
  if (missingEntry(tree, path) !== undefined) return undefined
  const current = valueAt(tree, path)
  if (isSame(current, after)) return { tree }
  if (isSame(current, before)) return { tree: withValue(tree, path, after) }
  if (Array.isArray(before) && Array.isArray(after) && Array.isArray(current)) {
    const merged = mergeLists(before, after, current)
    return merged && { tree: withValue(tree, path, merged) }
  }
  // Both have begun the same map, such as the greetings of a language.
  if (before === undefined && isMap(after) && isMap(current)) {
    const parts = findEdits({}, after, path)
    const merged = applyEdits(tree, parts)
    return parts.some((part) => part.path === path) || merged.conflicts.length > 0 ? undefined : merged
  }
  return undefined
}
