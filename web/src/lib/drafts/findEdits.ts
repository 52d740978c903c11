import { isSame } from '@parley/functions/shared/texts/isSame'
import { childOf, idOf, isMap } from './valueAt.ts'

/**
 * A change: an undo step, the value that a save starts from, and the part that survives a reload. Undefined
 * means that there is no value.
 */
export interface Edit {
  path: string
  before: unknown
  after: unknown
}

/**
 * Returns the differences of two trees by the innermost field; entries of lists by their id if they have one.
 */
export function findEdits(before: unknown, after: unknown, path = ''): Edit[] {
  if (before === after) return []
  const names = mapNames(before, after) ?? entryNames(before, after)
  if (names)
    return names.flatMap((name) =>
      findEdits(childOf(before, name), childOf(after, name), path === '' ? name : `${path}.${name}`),
    )
  return isSame(before, after) ? [] : [{ path, before, after }]
}

/**
 * Returns the keys of two maps. A key with a dot or an @ would be misread in a path: such a map is one value.
 */
function mapNames(before: unknown, after: unknown): string[] | undefined {
  if (!isMap(before) || !isMap(after)) return undefined
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.every((name) => /^[\w-]+$/.test(name)) ? names : undefined
}

/**
 * Returns the ids of two lists; undefined when entries have no ids, or another order: such a list is one
 * value.
 */
function entryNames(before: unknown, after: unknown): string[] | undefined {
  const from = idsOf(before)
  const to = idsOf(after)
  if (!from || !to) return undefined
  const left = from.filter((id) => to.includes(id))
  const added = to.filter((id) => !from.includes(id))
  return isSame([...left, ...added], to) ? [...from, ...added].map((id) => `@${id}`) : undefined
}

function idsOf(list: unknown): string[] | undefined {
  if (!Array.isArray(list)) return undefined
  const ids = list.map(idOf).filter((id) => id !== undefined)
  return new Set(ids).size === list.length ? ids : undefined
}
