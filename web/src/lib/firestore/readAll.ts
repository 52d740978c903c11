import type { DocumentKind, DocumentTypes, ListEnd, ListLocation } from './documents.ts'

/** Reads a list to its end, page by page; `onProgress` gets the number of items so far. */
export async function readAll<Kind extends DocumentKind>(
  kind: Kind,
  location: ListLocation,
  onProgress: (count: number) => void,
): Promise<DocumentTypes[Kind][]> {
  const { readList } = await import('./firestore.ts')
  const items: DocumentTypes[Kind][] = []
  let end: ListEnd | undefined
  do {
    const page = await readList(kind, { ...location, ...end })
    items.push(...page.items)
    end = page.end
    onProgress(items.length)
  } while (end)
  return items
}
