import { accessSchema } from '@parley/functions/shared/access'
import { agentSchema } from '@parley/functions/shared/agent'
import { conversationPageSchema, conversationSchema } from '@parley/functions/shared/conversation'
import { knowledgeSourceSchema } from '@parley/functions/shared/knowledge'
import { databaseIds, type Region } from '@parley/functions/shared/regions'
import { walletSchema } from '@parley/functions/shared/wallet'
import { workspaceSchema } from '@parley/functions/shared/workspace'
import {
  collection, connectFirestoreEmulator, doc, getDoc, getDocs, getFirestore, limit, onSnapshot, orderBy, query, startAfter, updateDoc, where,
  type DocumentData, type Firestore, type QueryDocumentSnapshot,
} from 'firebase/firestore'
import type { z } from 'zod'
import type { DocumentKind, DocumentTypes, ListPlace, ListResult, Place } from './documents.ts'
import { emulatorHost, isEmulated } from './environment.ts'
import { app } from './firebase.ts'
import type { Live } from './live.ts'

/** The only module with the Firestore SDK and the schemas: both are heavy, and the first view needs neither. */
const schemas: { [Kind in DocumentKind]: z.ZodType<DocumentTypes[Kind]> } = {
  access: accessSchema,
  workspace: workspaceSchema,
  wallet: walletSchema,
  agent: agentSchema,
  knowledge: knowledgeSourceSchema,
  conversation: conversationSchema,
  conversationPage: conversationPageSchema,
}

type Next<T> = (value: T) => void
type Fail = (error: unknown) => void

/** Follows one document; null when there is none. */
export function watchDocument<Kind extends DocumentKind>(
  kind: Kind,
  place: Place,
  next: Next<DocumentTypes[Kind] | null>,
  fail: Fail,
): () => void {
  return onSnapshot(
    doc(database(place.region), place.path),
    (snapshot) => {
      if (!snapshot.exists()) {
        next(null)
        return
      }
      const parsed = schemas[kind].safeParse(snapshot.data())
      if (parsed.success) next(parsed.data)
      else fail(parsed.error)
    },
    fail,
  )
}

/** Follows a list; documents that do not parse are named, never dropped in silence. */
export function watchList<Kind extends DocumentKind>(
  kind: Kind,
  place: ListPlace,
  next: Next<ListResult<DocumentTypes[Kind]>>,
  fail: Fail,
): () => void {
  return onSnapshot(queryOf(place), (snapshot) => next(parseAll(kind, snapshot.docs)), fail)
}

/** Reads a list once, such as the page after the one that is followed. */
export async function readList<Kind extends DocumentKind>(kind: Kind, place: ListPlace): Promise<ListResult<DocumentTypes[Kind]>> {
  const snapshot = await getDocs(queryOf(place))
  return parseAll(kind, snapshot.docs)
}

/** Writes fields the rules leave to the browser. A name with dots reaches into a map. */
export async function updateDocument(place: Place, changes: Record<string, unknown>): Promise<void> {
  await updateDoc(doc(database(place.region), place.path), changes)
}

/** A document's fields as what they mean; undefined fields are a document that does not exist. */
export function parseDocument<Kind extends DocumentKind>(kind: Kind, fields: unknown): Live<DocumentTypes[Kind] | null> {
  if (fields === undefined) return { status: 'ready', data: null }
  const parsed = schemas[kind].safeParse(fields)
  // Reading it again gives the same fields: whoever repairs the document is heard by the listener.
  return parsed.success ? { status: 'ready', data: parsed.data } : { status: 'error', error: parsed.error, retry: () => {} }
}

/** Reads one document once; null when there is none. */
export async function readDocument<Kind extends DocumentKind>(kind: Kind, place: Place): Promise<DocumentTypes[Kind] | null> {
  const snapshot = await getDoc(doc(database(place.region), place.path))
  return snapshot.exists() ? schemas[kind].parse(snapshot.data()) : null
}

function parseAll<Kind extends DocumentKind>(kind: Kind, documents: QueryDocumentSnapshot<DocumentData>[]): ListResult<DocumentTypes[Kind]> {
  const items: DocumentTypes[Kind][] = []
  const brokenIds: string[] = []
  for (const document of documents) {
    const parsed = schemas[kind].safeParse(document.data())
    if (parsed.success) items.push(parsed.data)
    else brokenIds.push(document.id)
  }
  return { items, brokenIds }
}

function queryOf({ region, path, filter, newestBy, count, after }: ListPlace) {
  return query(
    collection(database(region), path),
    ...(filter ? [where(filter[0], '==', filter[1])] : []),
    orderBy(newestBy, 'desc'),
    ...(after === undefined ? [] : [startAfter(after)]),
    limit(count),
  )
}

const databases = new Map<Region, Firestore>()

/** A region's database, as one instance. */
export function database(region: Region): Firestore {
  const known = databases.get(region)
  if (known) return known
  const made = getFirestore(app, databaseIds[region])
  if (isEmulated) connectFirestoreEmulator(made, emulatorHost, 8080)
  databases.set(region, made)
  return made
}
