/** A list in parts of at most so many. */
export function inParts<T>(list: readonly T[], most: number): T[][] {
  const parts = Math.ceil(list.length / most)
  return Array.from({ length: parts }, (_, part) => list.slice(part * most, (part + 1) * most))
}
