import { databaseIds, type Region } from '@parley/functions/shared/regions'
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
import { answered } from './answered.ts'
import { confirmMissing } from './confirmMissing.ts'
import type { DocumentKind, DocumentTypes, ListLocation, ListResult, DocumentLocation } from './documents.ts'
import { applyEdits } from './drafts/applyEdits.ts'
import { findEdits, type Edit } from './drafts/findEdits.ts'
import { isMap, valueAt } from './drafts/valueAt.ts'
import { emulatorHost, isEmulated } from './environment.ts'
import { documentSchemas } from './documentSchemas.ts'
import { CallError } from './errors.ts'
import { app } from './firebase.ts'
import { hearConfirmed } from './hearConfirmed.ts'

type Next<T> = (value: T) => void
type Fail = (error: unknown) => void

/**
 * Follows one document; null when there is none. Nothing from the cache means only that the server is out of
 * reach.
 */
export function watchDocument<Kind extends DocumentKind>(
  kind: Kind,
  place: DocumentLocation,
  next: Next<DocumentTypes[Kind] | null>,
  fail: Fail,
): () => void {
  const reference = doc(database(place.region), place.path)
  return onSnapshot(
    reference,
    (snapshot) => {
      if (!snapshot.exists()) {
        if (snapshot.metadata.fromCache) void confirmMissing(reference, () => next(null), fail)
        else next(null)
        return
      }
      const parsed = documentSchemas[kind].safeParse(fieldsOf(snapshot))
      if (parsed.success) next(parsed.data)
      else fail(parsed.error)
    },
    fail,
  )
}

/** Follows a list; documents that do not parse are named, never dropped in silence. */
export function watchList<Kind extends DocumentKind>(
  kind: Kind,
  place: ListLocation,
  next: Next<ListResult<DocumentTypes[Kind]>>,
  fail: Fail,
): () => void {
  const { hear, stop } = hearConfirmed(
    (snapshot) => next(parseAll(kind, place, snapshot.docs)),
    () => fail(new CallError('unavailable')),
  )
  const unsubscribe = onSnapshot(queryOf(place), { includeMetadataChanges: true }, hear, fail)
  return () => {
    stop()
    unsubscribe()
  }
}

/** Reads a list once, such as the page after the one that is followed. */
export async function readList<Kind extends DocumentKind>(
  kind: Kind,
  place: ListLocation,
): Promise<ListResult<DocumentTypes[Kind]>> {
  const snapshot = await getDocs(queryOf(place))
  return parseAll(kind, place, snapshot.docs)
}

/**
 * Writes fields the rules leave to the browser. A name with dots reaches into a map. Fails as `unavailable`
 * when the server does not answer (`answered`).
 */
export async function updateDocument(
  place: DocumentLocation,
  changes: Record<string, unknown>,
): Promise<void> {
  await answered(updateDoc(doc(database(place.region), place.path), changes))
}

/**
 * Writes edits where the stored value is still the one they start from; the others are named, by path.
 * `stamp`: fields that are written along. Unlike other writes it goes to the server alone, and tells what is
 * stored there after it.
 */
export async function updateUnchanged<Kind extends DocumentKind>(
  kind: Kind,
  place: DocumentLocation,
  edits: readonly Edit[],
  stamp: Record<string, unknown>,
): Promise<{ stored: DocumentTypes[Kind]; conflicts: string[] }> {
  const inRegion = database(place.region)
  return runTransaction(inRegion, async (transaction) => {
    const snapshot = await transaction.get(doc(inRegion, place.path))
    if (!snapshot.exists()) throw new CallError('not-found')
    const stored = documentSchemas[kind].parse(fieldsOf(snapshot))
    const { tree, conflicts } = applyEdits(stored, edits)
    const fields = changedFields(stored, tree)
    if (Object.keys(fields).length > 0) transaction.update(snapshot.ref, { ...fields, ...stamp })
    return { stored: tree, conflicts }
  })
}

/** What differs as Firestore writes it: fields, or fields of a map (`vgOptions.model`), each whole. */
function changedFields(before: unknown, after: unknown): Record<string, unknown> {
  const names = findEdits(before, after).map(({ path }) => {
    const [name = '', inner] = path.split('.')
    return inner !== undefined && isMap(valueAt(after, name)) ? `${name}.${inner}` : name
  })
  return Object.fromEntries(names.map((name) => [name, valueAt(after, name) ?? deleteField()]))
}

/** Puts one value into a list or takes it out, whatever else happens to the list meanwhile. */
export async function changeList(
  place: DocumentLocation,
  field: string,
  change: { add: string } | { remove: string },
): Promise<void> {
  await updateDoc(doc(database(place.region), place.path), {
    [field]: 'add' in change ? arrayUnion(change.add) : arrayRemove(change.remove),
  })
}

/** Makes a document under a new name, or replaces the one that is there. Out of reach it waits. */
export async function setDocument(place: DocumentLocation, fields: Record<string, unknown>): Promise<void> {
  await setDoc(doc(database(place.region), place.path), fields)
}

/** The same at once or not at all: nothing waits for a connection, and none is held open for it. */
export async function setDocumentAtOnce(
  place: DocumentLocation,
  fields: Record<string, unknown>,
): Promise<void> {
  const inRegion = database(place.region)
  const write = async (transaction: Transaction) => {
    transaction.set(doc(inRegion, place.path), fields)
  }
  await runTransaction(inRegion, write, { maxAttempts: 1 })
}

export async function deleteDocument(place: DocumentLocation): Promise<void> {
  await answered(deleteDoc(doc(database(place.region), place.path)))
}

/** Reads one document once; null when there is none. */
export async function readDocument<Kind extends DocumentKind>(
  kind: Kind,
  place: DocumentLocation,
): Promise<DocumentTypes[Kind] | null> {
  const snapshot = await getDoc(doc(database(place.region), place.path))
  return snapshot.exists() ? documentSchemas[kind].parse(fieldsOf(snapshot)) : null
}

/** A document's fields, with its own name where a schema asks for it. */
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

/** A region's database, as one instance. */
function database(region: Region): Firestore {
  const known = databases.get(region)
  if (known) return known
  const made = getFirestore(app, databaseIds[region])
  if (isEmulated) connectFirestoreEmulator(made, emulatorHost, 8080)
  databases.set(region, made)
  return made
}
