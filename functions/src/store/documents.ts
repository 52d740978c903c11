import type { z } from 'zod'
import type { Region } from '../shared/regions/regions.ts'
import { operations } from './operations.ts'
import { documentsOf, Query, type StoredFields } from './Query.ts'
import { call, documentName } from './rest.ts'

/** A parsed document with the version (Firestore's update time) that a later write can insist on. */
export interface Stored<T> {
  path: string
  data: T
  version: string
}

/** Reads a document; undefined when there is none. A document that breaks its schema is an error. */
export async function readDocument<S extends z.ZodType>(
  region: Region,
  path: string,
  schema: S,
): Promise<Stored<z.output<S>> | undefined> {
  operations.reads++
  // Not GET, whose 404 for a missing database would look like a missing document.
  const [found] = documentsOf(
    await call(region, 'batchGet', { documents: [documentName(region, path)] }),
    'found',
  )
  return found && parseDocument(found, schema)
}

/** Reads the documents of a collection, or those that `narrow` leaves. */
export async function readQuery<S extends z.ZodType>(
  region: Region,
  collection: string,
  schema: S,
  narrow: (query: Query) => Query = (query) => query,
): Promise<Stored<z.output<S>>[]> {
  const found = await narrow(Query.collection(region, collection)).read()
  return found.map((document) => parseDocument(document, schema))
}

/**
 * The same, however many there are: a page is read when the one before it has been gone through. `after`: the
 * path of the document behind which it begins.
 */
export async function* readPages<S extends z.ZodType>(
  region: Region,
  collection: string,
  schema: S,
  narrow: (query: Query) => Query,
  { size = 200, after = '' }: { size?: number; after?: string } = {},
): AsyncGenerator<Stored<z.output<S>>> {
  for await (const document of readEach(narrow(Query.collection(region, collection)), { size, after }))
    yield parseDocument(document, schema)
}

/** The documents that a query finds, by name, page by page and as they are stored. */
export async function* readEach(
  query: Query,
  { size = 200, after = '' }: { size?: number; after?: string } = {},
): AsyncGenerator<StoredFields> {
  for (let last: string | undefined = after; last !== undefined;) {
    const page: StoredFields[] = await query.after(last).limit(size).read()
    yield* page
    last = page.length < size ? undefined : page.at(-1)?.path
  }
}

/** A document's path, and those of all below it, page by page, with whatever they hold. */
export async function* readTree(region: Region, path: string, size = 20): AsyncGenerator<StoredFields> {
  const own = documentsOf(
    await call(region, 'batchGet', { documents: [documentName(region, path)] }),
    'found',
  )
  yield* own
  yield* readEach(Query.below(region, path), { size })
}

export function parseDocument<S extends z.ZodType>(
  { path, fields, version }: StoredFields,
  schema: S,
): Stored<z.output<S>> {
  return { path, data: schema.parse(fields), version }
}
