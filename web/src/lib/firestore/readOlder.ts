import type { ListResult } from './documents.ts'

/** Reads at most `count` items whose time is before `after`; without it, from the beginning. */
export type ReadPage<T> = (after: number | undefined) => Promise<ListResult<T>>

/**
 * Returns the items of a list after the last of `known`, each once; `isAtEnd` is true when there are no more.
 */
export async function readOlder<T extends { ID: string }>(
  readPage: ReadPage<T>,
  count: number,
  shown: T[],
  timeOf: (item: T) => number,
): Promise<ListResult<T> & { isAtEnd: boolean }> {
  const last = shown.at(-1)
  const end = last && timeOf(last)
  const ids = new Set(shown.map(({ ID }) => ID))
  const read = async (after: number | undefined) => {
    const { items, brokenIds } = await readPage(after)
    return {
      items: items.filter(({ ID }) => !ids.has(ID)),
      brokenIds,
      isAtEnd: items.length + brokenIds.length < count,
    }
  }
  // Several may have that time, on both sides of a page's end: it is read again, unless there is nothing
  // else.
  const page = await read(end === undefined ? undefined : end + 1)
  return page.items.length > 0 || page.isAtEnd ? page : read(end)
}
