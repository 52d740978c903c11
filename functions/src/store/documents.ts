import type { DocumentSnapshot, Query, Timestamp } from 'firebase-admin/firestore'
import type { z } from 'zod'
import type { Region } from '../shared/regions.ts'
import { database } from './firebase.ts'
import { operations } from './operations.ts'

/** A parsed document with the version that a later write can insist on. */
export interface Stored<T> {
  path: string
  data: T
  version: Timestamp
}

/** Reads a document; undefined when there is none. A document that breaks its schema is an error. */
export async function readDocument<S extends z.ZodType>(region: Region, path: string, schema: S): Promise<Stored<z.output<S>> | undefined> {
  operations.reads++
  return parseSnapshot(await database(region).doc(path).get(), schema)
}

/** Reads up to `limit` documents of a collection (or, named by its last part alone, of all such collections). */
export async function readQuery<S extends z.ZodType>(
  region: Region,
  collection: string,
  schema: S,
  narrow: (query: Query) => Query = (query) => query,
): Promise<Stored<z.output<S>>[]> {
  const snapshot = await narrow(database(region).collection(collection)).get()
  operations.reads += Math.max(1, snapshot.size)
  return snapshot.docs.flatMap((document) => parseSnapshot(document, schema) ?? [])
}

export function parseSnapshot<S extends z.ZodType>(snapshot: DocumentSnapshot, schema: S): Stored<z.output<S>> | undefined {
  const data = snapshot.data()
  if (!data || !snapshot.updateTime) return undefined
  return { path: snapshot.ref.path, data: schema.parse(data), version: snapshot.updateTime }
}
