import { databaseIds, type Region } from '@parley/functions/shared/regions/regions'
import {
  arrayRemove,
  arrayUnion,
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  deleteDoc,
  deleteField,
  doc,
  documentId,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  setDoc,
  startAfter,
  updateDoc,
  where,
  type DocumentData,
  type DocumentSnapshot,
  type Firestore,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase/firestore'
import { requireResponse } from './requireResponse.ts'
import { confirmMissing } from './confirmMissing.ts'
import type { DocumentKind, DocumentTypes, ListLocation, ListResult, DocumentLocation } from './documents.ts'
import { applyEdits } from '../drafts/applyEdits.ts'
import { findEdits, type Edit } from '../drafts/findEdits.ts'
import { isMap, valueAt } from '../drafts/valueAt.ts'
import { emulatorHost, isEmulated } from '../environment.ts'
import { documentSchemas } from './documentSchemas.ts'
import { CallError } from '../errors.ts'
import { app } from '../firebase.ts'
import { followConfirmed } from './followConfirmed.ts'
import { listenToDocument } from './listenToDocument.ts'
import { readFields } from '../firstView/firstRead.ts'

type Next<T> = (value: T) => void
type Fail = (error: unknown) => void

/**
 * Follows a document; null when it does not exist. A missing document in the cache means only that the server
 * is unreachable.
 */
export function watchDocument<Kind extends DocumentKind>(
  kind: Kind,
  location: DocumentLocation,
  next: Next<DocumentTypes[Kind] | null>,
  fail: Fail,
): () => void {
  const reference = doc(database(location.region), location.path)
  const parse = (fields: unknown) => {
    const parsed = documentSchemas[kind].safeParse(fields)
    if (parsed.success) next(parsed.data)
    else fail(parsed.error)
  }
  let isOver = false
  const stop = listenToDocument(reference, {
    receive(snapshot) {
      if (snapshot.exists()) parse(fieldsOf(snapshot))
      else if (snapshot.metadata.fromCache) void confirmMissing(reference, () => next(null), fail)
      else next(null)
    },
    fail,
    async readAgain() {
      const fields = await readFields(location)
      if (fields && !isOver) parse(fields)
      return fields !== null
    },
  })
  return () => {
    isOver = true
    stop()
  }
}

/**
 * Follows a list; documents that do not parse are reported with their ids instead of being dropped silently.
 */
export function watchList<Kind extends DocumentKind>(
  kind: Kind,
  location: ListLocation,
  next: Next<ListResult<DocumentTypes[Kind]>>,
  fail: Fail,
): () => void {
  const { receive, stop } = followConfirmed(
    (snapshot) => next(parseAll(kind, location, snapshot.docs)),
    () => fail(new CallError('unavailable')),
  )
  const unsubscribe = onSnapshot(queryOf(location), { includeMetadataChanges: true }, receive, fail)
  return () => {
    stop()
    unsubscribe()
  }
}

/** Reads a list once, such as the page after the one that is followed. */
export async function readList<Kind extends DocumentKind>(
  kind: Kind,
  location: ListLocation,
): Promise<ListResult<DocumentTypes[Kind]>> {
  const snapshot = await getDocs(queryOf(location))
  return parseAll(kind, location, snapshot.docs)
}

/**
 * Writes fields that the rules allow the browser. A name with dots is a path into a map.
 * Fails as `unavailable` when the server does not respond (`answered`).
 */
export async function updateDocument(
  location: DocumentLocation,
  changes: Record<string, unknown>,
): Promise<void> {
  await requireResponse(updateDoc(doc(database(location.region), location.path), changes))
}

/**
 * Writes edits whose stored value is still the one they start from, and returns the paths of the others.
 * `stamp` are fields that are written with them.
 * Unlike other writes it never uses the cache, and returns what is stored afterwards.
 */
export async function updateUnchanged<Kind extends DocumentKind>(
  kind: Kind,
  location: DocumentLocation,
  edits: readonly Edit[],
  stamp: Record<string, unknown>,
): Promise<{ stored: DocumentTypes[Kind]; conflicts: string[] }> {
  const inRegion = database(location.region)
  return runTransaction(inRegion, async (transaction) => {
    const snapshot = await transaction.get(doc(inRegion, location.path))
    if (!snapshot.exists()) throw new CallError('not-found')
    const stored = documentSchemas[kind].parse(fieldsOf(snapshot))
    const { tree, conflicts } = applyEdits(stored, edits)
    const fields = changedFields(stored, tree)
    if (Object.keys(fields).length > 0) transaction.update(snapshot.ref, { ...fields, ...stamp })
    return { stored: tree, conflicts }
  })
}

/**
 * Returns the differences as Firestore writes them: fields, or fields of a map (`vgOptions.model`), each as a
 * whole.
 */
function changedFields(before: unknown, after: unknown): Record<string, unknown> {
  const names = findEdits(before, after).map(({ path }) => {
    const [name = '', inner] = path.split('.')
    return inner !== undefined && isMap(valueAt(after, name)) ? `${name}.${inner}` : name
  })
  return Object.fromEntries(names.map((name) => [name, valueAt(after, name) ?? deleteField()]))
}

/** Adds a value to a list or removes it, whatever else changes in the list meanwhile. */
export async function changeList(
  location: DocumentLocation,
  field: string,
  change: { add: string } | { remove: string },
): Promise<void> {
  await updateDoc(doc(database(location.region), location.path), {
    [field]: 'add' in change ? arrayUnion(change.add) : arrayRemove(change.remove),
  })
}

/**
 * Creates a document under a new name, or replaces an existing one. While the server is unreachable, it
 * waits.
 */
export async function setDocument(
  location: DocumentLocation,
  fields: Record<string, unknown>,
): Promise<void> {
  await setDoc(doc(database(location.region), location.path), fields)
}

/** Does the same at once or not at all, without waiting for a connection or keeping one open. */
export async function setDocumentAtOnce(
  location: DocumentLocation,
  fields: Record<string, unknown>,
): Promise<void> {
  const inRegion = database(location.region)
  const write = async (transaction: Transaction) => {
    transaction.set(doc(inRegion, location.path), fields)
  }
  await runTransaction(inRegion, write, { maxAttempts: 1 })
}

export async function deleteDocument(location: DocumentLocation): Promise<void> {
  await requireResponse(deleteDoc(doc(database(location.region), location.path)))
}

/** Reads a document once; null when it does not exist. */
export async function readDocument<Kind extends DocumentKind>(
  kind: Kind,
  location: DocumentLocation,
): Promise<DocumentTypes[Kind] | null> {
  const snapshot = await getDoc(doc(database(location.region), location.path))
  return snapshot.exists() ? documentSchemas[kind].parse(fieldsOf(snapshot)) : null
}

/** Returns a document's fields, with its own id if a schema requires it. */
function fieldsOf(snapshot: DocumentSnapshot): Record<string, unknown> {
  return { ...snapshot.data(), ID: snapshot.id }
}

function parseAll<Kind extends DocumentKind>(
  kind: Kind,
  { newestBy, count }: ListLocation,
  documents: QueryDocumentSnapshot<DocumentData>[],
): ListResult<DocumentTypes[Kind]> {
  const items: DocumentTypes[Kind][] = []
  const brokenIds: string[] = []
  for (const document of documents) {
    const parsed = documentSchemas[kind].safeParse(fieldsOf(document))
    if (parsed.success) items.push(parsed.data)
    else brokenIds.push(document.id)
  }
  const last = documents.length === count ? documents.at(-1) : undefined
  const after: unknown = last?.get(newestBy)
  const end = last && typeof after === 'number' ? { after, afterId: last.id } : undefined
  return { items, brokenIds, end }
}

function queryOf({
  region,
  path,
  filters = [],
  isGroup = false,
  newestBy,
  isOldestFirst = false,
  count,
  after,
  afterId,
}: ListLocation) {
  const direction = isOldestFirst ? 'asc' : 'desc'
  return query(
    (isGroup ? collectionGroup : collection)(database(region), path),
    ...filters.map(([field, value, operator]) => where(field, operator ?? '==', value)),
    orderBy(newestBy, direction),
    ...(afterId === undefined ? [] : [orderBy(documentId(), direction)]),
    ...(after === undefined ? [] : [startAfter(after, ...(afterId === undefined ? [] : [afterId]))]),
    limit(count),
  )
}

const databases = new Map<Region, Firestore>()

/** Returns a region's database, as one instance. */
function database(region: Region): Firestore {
  const existing = databases.get(region)
  if (existing) return existing
  const opened = getFirestore(app, databaseIds[region])
  if (isEmulated) connectFirestoreEmulator(opened, emulatorHost, 8080)
  databases.set(region, opened)
  return opened
}
