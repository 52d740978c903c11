interface Named {
  ID: string
}

/**
 * Merges the followed newest items and those read before.
 * An item that has left the followed part is kept, because its read was paid for. An item that is newer than
 * the end of that part and no longer in it was deleted. When the list is followed completely (`isComplete`),
 * missing older items were deleted, too.
 */
export function mergeNewest<T extends Named>(
  liveItems: T[],
  items: T[],
  timeOf: (item: T) => number,
  isComplete = false,
): T[] {
  if (isComplete) return liveItems
  const last = liveItems.at(-1)
  const end = last ? timeOf(last) : Number.POSITIVE_INFINITY
  return joinNewest(
    liveItems,
    items.filter((item) => timeOf(item) <= end),
    timeOf,
  )
}

/** Joins two lists, newest first; an item that is in both is taken from the first. */
export function joinNewest<T extends Named>(first: T[], second: T[], timeOf: (item: T) => number): T[] {
  const ids = new Set(first.map(({ ID }) => ID))
  return [...first, ...second.filter(({ ID }) => !ids.has(ID))].sort(
    (one, other) => timeOf(other) - timeOf(one),
  )
}
