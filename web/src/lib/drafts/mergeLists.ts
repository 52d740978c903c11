import { isSame } from '@parley/functions/shared/texts/isSame'

/**
 * Merges the changes of two people to a list whose entries have no ids. Returns both changes if they concern
 * different entries, else undefined.
 */
export function mergeLists(
  before: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
): unknown[] | undefined {
  const own = replacedRange(before, mine)
  const other = replacedRange(before, theirs)
  const moved =
    other.end <= own.start ? theirs.length - before.length : own.end <= other.start ? 0 : undefined
  if (moved === undefined) return undefined
  return theirs.toSpliced(own.start + moved, own.end - own.start, ...own.entries)
}

/** Returns the range of a list that was replaced, and the new entries. */
function replacedRange(before: readonly unknown[], after: readonly unknown[]) {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && isSame(before[start], after[start])) start++
  let tail = 0
  while (tail < shorter - start && isSame(before.at(-1 - tail), after.at(-1 - tail))) tail++
  return { start, end: before.length - tail, entries: after.slice(start, after.length - tail) }
}
