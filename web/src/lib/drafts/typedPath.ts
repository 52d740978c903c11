import type { Edit } from './findEdits.ts'
import { childOf, isMap } from './valueAt.ts'

/**
 * Returns the path of the one text that an edit has changed, which may be an entry within a replaced list or
 * map.
 * Undefined when the edit is not typing: an entry was added, removed or moved.
 */
export function typedPath({ path, before, after }: Edit): string | undefined {
  if (before === undefined && typeof after === 'string') return path
  if (typeof before === 'string') return after === undefined || typeof after === 'string' ? path : undefined
  const changed = namesOf(before, after).filter((name) => childOf(before, name) !== childOf(after, name))
  const [name, ...others] = changed
  if (name === undefined || others.length > 0) return undefined
  return typedPath({ path: `${path}.${name}`, before: childOf(before, name), after: childOf(after, name) })
}

/** Returns the common names; empty unless both are maps, or lists of the same length. */
function namesOf(before: unknown, after: unknown): string[] {
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === after.length ? [...before.keys()].map(String) : []
  return isMap(before) && isMap(after) ? [...new Set([...Object.keys(before), ...Object.keys(after)])] : []
}
