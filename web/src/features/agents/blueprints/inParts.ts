/** Splits a list into parts of limited size. */
export function inParts<T>(list: readonly T[], most: number): T[][] {
  const parts = Math.ceil(list.length / most)
  return Array.from({ length: parts }, (_, part) => list.slice(part * most, (part + 1) * most))
}
