import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import type {
  DocumentKind,
  DocumentTypes,
  ListLocation,
  ListResult,
  DocumentLocation,
} from '../firestore/documents.ts'
import type * as Firestore from '../firestore/firestore.ts'
import { endFirstView, whenFirstViewIsOver } from '../firstView/firstView.ts'
import { useUid } from '../session/session.ts'

export type Live<T> =
  | { status: 'loading' }
  | { status: 'ready'; data: T }
  | { status: 'error'; error: unknown; retry: () => void }

type Start<T> = (next: (data: T) => void, fail: (error: unknown) => void) => () => void

interface Entry<T> {
  snapshot: Live<T>
  listeners: Set<() => void>
  stop: () => void
  /** Opens the listener again, and keeps the data until it responds. */
  reopen: () => void
  timer?: ReturnType<typeof setTimeout>
}

export type LiveStore<T> = Map<string, Entry<T>>

const loading = { status: 'loading' } as const
/** Long enough to open another page and return without paying for the same read again. */
const lingerMs = 5000

/**
 * Follows something under a key. All readers of a key share one listener, which closes after the last one has
 * left.
 * Unlike this, reactfire's cache outlives both the listener's readers and the signed-in person.
 */
export function useLive<T>(store: LiveStore<T>, key: string | null, start: Start<T>): Live<T> {
  const latest = useRef(start)
  useEffect(() => {
    latest.current = start
  })
  const subscribe = useCallback(
    (listener: () => void) =>
      key === null ? () => {} : join(store, key, (next, fail) => latest.current(next, fail), listener),
    [store, key],
  )
  return useSyncExternalStore(subscribe, () =>
    key === null ? loading : (store.get(key)?.snapshot ?? loading),
  )
}

function join<T>(store: LiveStore<T>, key: string, start: Start<T>, listener: () => void): () => void {
  const entry = store.get(key) ?? open(store, key, start)
  clearTimeout(entry.timer)
  entry.listeners.add(listener)
  return () => {
    entry.listeners.delete(listener)
    if (entry.listeners.size > 0) return
    entry.timer = setTimeout(() => close(store, key, entry), entry.snapshot.status === 'error' ? 0 : lingerMs)
  }
}

function open<T>(store: LiveStore<T>, key: string, start: Start<T>): Entry<T> {
  const entry: Entry<T> = { snapshot: loading, listeners: new Set(), stop: () => {}, reopen: () => {} }
  const put = (snapshot: Live<T>) => {
    entry.snapshot = snapshot
    for (const listener of entry.listeners) listener()
  }
  const run = () => {
    entry.stop = start(
      (data) => put({ status: 'ready', data }),
      (error) =>
        put({
          status: 'error',
          error,
          retry: () => {
            entry.stop()
            put(loading)
            run()
          },
        }),
    )
  }
  entry.reopen = () => {
    entry.stop()
    run()
  }
  store.set(key, entry)
  run()
  return entry
}

function close<T>(store: LiveStore<T>, key: string, entry: Entry<T>): void {
  entry.stop()
  if (store.get(key) === entry) store.delete(key)
}

/** The stores of a kind: single documents, and lists of them. */
interface Stores<T> {
  documents: LiveStore<T | null>
  lists: LiveStore<ListResult<T>>
}

const stores: { [Kind in DocumentKind]: Stores<DocumentTypes[Kind]> } = {
  access: emptyStores(),
  workspace: emptyStores(),
  wallet: emptyStores(),
  agencyTab: emptyStores(),
  tabContent: emptyStores(),
  publicBranding: emptyStores(),
  agency: emptyStores(),
  organisation: emptyStores(),
  organisationNames: emptyStores(),
  signUps: emptyStores(),
  workspaceEvent: emptyStores(),
  client: emptyStores(),
  organisationLogEntry: emptyStores(),
  notice: emptyStores(),
  blueprint: emptyStores(),
  blueprintLink: emptyStores(),
  blueprintSend: emptyStores(),
  review: emptyStores(),
  reviewComment: emptyStores(),
  tool: emptyStores(),
  mcpServer: emptyStores(),
  credential: emptyStores(),
  modelKeys: emptyStores(),
  savedThemes: emptyStores(),
  channelRecord: emptyStores(),
  telegramBot: emptyStores(),
  waNumber: emptyStores(),
  metaPage: emptyStores(),
  discordChannel: emptyStores(),
  calendar: emptyStores(),
  appointment: emptyStores(),
  agent: emptyStores(),
  flow: emptyStores(),
  knowledge: emptyStores(),
  sitePage: emptyStores(),
  siteChanges: emptyStores(),
  conversation: emptyStores(),
  conversationRow: emptyStores(),
  conversationPage: emptyStores(),
  passage: emptyStores(),
  note: emptyStores(),
  presence: emptyStores(),
  lead: emptyStores(),
  savedTest: emptyStores(),
  cannedReply: emptyStores(),
  inboxView: emptyStores(),
  member: emptyStores(),
  formerMember: emptyStores(),
  invite: emptyStores(),
  billing: emptyStores(),
  autoRecharge: emptyStores(),
  purchase: emptyStores(),
  catalogue: emptyStores(),
  usage: emptyStores(),
  ledgerEntry: emptyStores(),
}

function emptyStores<T>(): Stores<T> {
  return { documents: new Map(), lists: new Map() }
}

/** Follows one document of the signed-in person; null data when it does not exist. */
export function useLiveDoc<Kind extends DocumentKind>(
  kind: Kind,
  location: DocumentLocation | null,
): Live<DocumentTypes[Kind] | null> {
  const uid = useUid()
  const key = location && [uid, location.region, location.path].join('|')
  return useLive(stores[kind].documents, key, (next, fail) =>
    location === null
      ? () => {}
      : whenLoaded(kind, (firestore) => firestore.watchDocument(kind, location, next, fail), fail),
  )
}

/**
 * Returns a function that opens the listener of a document again, for use when the document must have
 * changed.
 */
export function useReopen(kind: DocumentKind, { region, path }: DocumentLocation): () => void {
  const uid = useUid()
  return useCallback(
    () => stores[kind].documents.get([uid, region, path].join('|'))?.reopen(),
    [kind, uid, region, path],
  )
}

/** Follows a list of the signed-in person. */
export function useLiveList<Kind extends DocumentKind>(
  kind: Kind,
  location: ListLocation | null,
): Live<ListResult<DocumentTypes[Kind]>> {
  const uid = useUid()
  const key =
    location &&
    [
      uid,
      location.region,
      location.path,
      location.isGroup,
      JSON.stringify(location.filters),
      location.newestBy,
      location.isOldestFirst,
      location.count,
      location.after,
      location.afterId,
    ].join('|')
  return useLive(stores[kind].lists, key, (next, fail) =>
    location === null
      ? () => {}
      : whenLoaded(kind, (firestore) => firestore.watchList(kind, location, next, fail), fail),
  )
}

/** The kinds of the first view, which are read without the SDK. */
const firstViewKinds: ReadonlySet<DocumentKind> = new Set(['access', 'workspace', 'wallet', 'agent'])

/**
 * Opens a listener once Firestore is loaded, in a chunk of its own after the first view. A page that needs
 * more ends that view.
 * A listener that is closed before the chunk has loaded is never opened.
 */
function whenLoaded(
  kind: DocumentKind,
  watch: (firestore: typeof Firestore) => () => void,
  fail: (error: unknown) => void,
): () => void {
  let isOver = false
  let stop = () => {}
  if (!firstViewKinds.has(kind)) endFirstView()
  whenFirstViewIsOver()
    .then(() => import('../firestore/firestore.ts'))
    .then(
      (firestore) => {
        if (!isOver) stop = watch(firestore)
      },
      (error: unknown) => {
        if (!isOver) fail(error)
      },
    )
  return () => {
    isOver = true
    stop()
  }
}
