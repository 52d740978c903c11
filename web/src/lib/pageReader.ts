import type { DocumentKind, DocumentTypes, ListLocation } from './documents.ts'
import type { ReadPage } from './readOlder.ts'

/** Reads pages of a list through the SDK. */
export function pageReader<Kind extends DocumentKind>(
  kind: Kind,
  place: ListLocation,
): ReadPage<DocumentTypes[Kind]> {
  return async (after) => {
    const { readList } = await import('./firestore.ts')
    return readList(kind, { ...place, ...(after !== undefined && { after }) })
  }
}
