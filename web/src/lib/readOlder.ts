import type { DocumentTypes, ListLocation, ListResult } from './documents.ts'

/** Lists that are read page by page, and have a name for each of their items. */
export type PagedKind = 'conversation' | 'lead'

/**
 * What a list holds after the last of `known`; each of them comes once, and `isAtEnd` tells whether that was
 * all.
 */
export async function readOlder<Kind extends PagedKind>(
  kind: Kind,
  place: ListLocation,
  known: DocumentTypes[Kind][],
  timeOf: (item: DocumentTypes[Kind]) => number,
): Promise<ListResult<DocumentTypes[Kind]> & { isAtEnd: boolean }> {
  const { readList } = await import('./firestore.ts')
  const last = known.at(-1)
  const end = last && timeOf(last)
  const ids = new Set(known.map(({ ID }) => ID))
  const read = async (after: number | undefined) => {
    const { items, brokenIds } = await readList(kind, { ...place, ...(after !== undefined && { after }) })
    return {
      items: items.filter(({ ID }) => !ids.has(ID)),
      brokenIds,
      isAtEnd: items.length + brokenIds.length < place.count,
    }
  }
  // Several may be of that moment, on both sides of a page's end: it is asked for again, unless there is
  // nothing else.
  const page = await read(end === undefined ? undefined : end + 1)
  return page.items.length > 0 || page.isAtEnd ? page : read(end)
}
