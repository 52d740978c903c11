/** Splits a list into parts of limited size. */
export function inParts<T>(list: readonly T[], max: number): T[][] {
  const parts = Math.ceil(list.length / max)
  return Array.from({ length: parts }, (_, part) => list.slice(part * max, (part + 1) * max))
}
