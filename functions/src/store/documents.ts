import type { z } from 'zod'
import type { Region } from '../shared/regions/regions.ts'
import { addOperations } from './operations.ts'
import { documentsOf, Query, type StoredFields } from './Query.ts'
import { call, documentName } from './rest.ts'

/** A parsed document with its version (Firestore's update time), which a later write can require. */
export interface Stored<T> {
  path: string
  data: T
  version: string
}

/** Reads a document; returns undefined if it does not exist. Throws if it does not match its schema. */
export async function readDocument<S extends z.ZodType>(
  region: Region,
  path: string,
  schema: S,
): Promise<Stored<z.output<S>> | undefined> {
  addOperations('reads', 1)
  // Not GET, whose 404 for a missing database would look like a missing document.
  const [found] = documentsOf(
    await call(region, 'batchGet', { documents: [documentName(region, path)] }),
    'found',
  )
  return found && parseDocument(found, schema)
}

/**
 * Reads some fields of documents at once, without a schema. Returns those that exist, by their paths.
 */
export async function readFields(
  region: Region,
  paths: readonly string[],
  fieldPaths: readonly string[],
): Promise<ReadonlyMap<string, Record<string, unknown>>> {
  if (paths.length === 0) return new Map()
  addOperations('reads', paths.length)
  const documents = [...new Set(paths)].map((path) => documentName(region, path))
  const found = documentsOf(await call(region, 'batchGet', { documents, mask: { fieldPaths } }), 'found')
  return new Map(found.map(({ path, fields }) => [path, fields]))
}

/** Reads the documents of a collection, or those of the query that `narrow` returns. */
export async function readQuery<S extends z.ZodType>(
  region: Region,
  collection: string,
  schema: S,
  narrow: (query: Query) => Query = (query) => query,
): Promise<Stored<z.output<S>>[]> {
  const snapshots = await narrow(Query.collection(region, collection)).read()
  return snapshots.map((document) => parseDocument(document, schema))
}

/**
 * Reads any number of documents: the next page is read after the previous one was consumed. `after`: the path
 * of the document to start after.
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

/** Reads the documents of a query by name, page by page and without a schema. */
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

/** Reads a document and all documents below it, page by page and without a schema. */
export async function* readTree(region: Region, path: string, size = 20): AsyncGenerator<StoredFields> {
  const own = documentsOf(
    await call(region, 'batchGet', { documents: [documentName(region, path)] }),
    'found',
  )
  yield* own
  yield* readEach(Query.below(region, path), { size })
}

/** Parses a document's fields. Throws ZodError for fields that do not match the schema. */
export function parseDocument<S extends z.ZodType>(
  { path, fields, version }: StoredFields,
  schema: S,
): Stored<z.output<S>> {
  return { path, data: schema.parse(fields), version }
}
