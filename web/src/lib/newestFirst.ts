interface Named {
  ID: string
}

/**
 * The followed newest ones and those read before, as one list. What slides out of the followed part stays,
 * since it was paid for; what is newer than its end and no longer in it is gone, and where the followed part
 * is all there is (`isWhole`), so is what is older.
 */
export function mergeNewest<T extends Named>(
  live: T[],
  known: T[],
  timeOf: (item: T) => number,
  isWhole = false,
): T[] {
  if (isWhole) return live
  const last = live.at(-1)
  const end = last ? timeOf(last) : Number.POSITIVE_INFINITY
  return joinNewest(
    live,
    known.filter((item) => timeOf(item) <= end),
    timeOf,
  )
}

/** Two lists as one, newest first; what is in both is taken from the first. */
export function joinNewest<T extends Named>(first: T[], second: T[], timeOf: (item: T) => number): T[] {
  const ids = new Set(first.map(({ ID }) => ID))
  return [...first, ...second.filter(({ ID }) => !ids.has(ID))].sort(
    (one, other) => timeOf(other) - timeOf(one),
  )
}
