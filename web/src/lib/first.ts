import type {
  InitialAgent,
  InitialListQuery,
  InitialTypes,
  ListResult,
  DocumentLocation,
} from './documents.ts'
import { isUnreachable } from './errors.ts'
import { checkFirstAgent, firstChecks } from './firstChecks.ts'
import { readFields, readFieldsOfList } from './firstRead.ts'
import { endFirstView } from './firstView.ts'
import { useLive, type Live, type LiveStore } from './live.ts'
import { useUid } from './session.ts'

const documentStores: { [Kind in keyof InitialTypes]: LiveStore<InitialTypes[Kind] | null> } = {
  access: new Map(),
  workspace: new Map(),
  wallet: new Map(),
}
const agentStore: LiveStore<ListResult<InitialAgent>> = new Map()

/** A document of the first view: what REST reads is shown until its listener has answered. */
export function useFirstDoc<Kind extends keyof InitialTypes>(
  kind: Kind,
  place: DocumentLocation,
  live: Live<InitialTypes[Kind] | null>,
): Live<InitialTypes[Kind] | null> {
  const key = [useUid(), place.region, place.path].join('|')
  const first = useLive<InitialTypes[Kind] | null>(
    documentStores[kind],
    live.status === 'ready' ? null : key,
    (put, fail) =>
      once(readFields(place), (fields) => (fields === null ? null : firstChecks[kind](fields)), put, fail),
  )
  return handOver(first, live)
}

/** The list of the first view, in the same way. */
export function useFirstAgents<Row>(
  place: InitialListQuery,
  live: Live<ListResult<Row>>,
): Live<ListResult<Row | InitialAgent>> {
  const key = [useUid(), place.region, place.path, place.filters].join('|')
  const first = useLive(agentStore, live.status === 'ready' ? null : key, (put, fail) =>
    once(readFieldsOfList(place), rowsOf, put, fail),
  )
  return handOver<ListResult<Row | InitialAgent>>(first, live)
}

/** A listener that cannot be reached takes nothing away; whatever else it says is the truth. */
function handOver<T>(first: Live<T>, live: Live<T>): Live<T> {
  const isWaiting = live.status === 'loading' || (live.status === 'error' && isUnreachable(live.error))
  return isWaiting && first.status !== 'loading' ? first : live
}

function rowsOf(documents: Record<string, unknown>[]): ListResult<InitialAgent> | undefined {
  const items = documents.map(checkFirstAgent).filter((item) => item !== undefined)
  return items.length === documents.length ? { items, brokenIds: [] } : undefined
}

/** What the checks cannot decide is left to the schemas, which come with the listener. */
function once<Read, T>(
  reading: Promise<Read>,
  check: (read: Read) => T | undefined,
  put: (data: T) => void,
  fail: (error: unknown) => void,
): () => void {
  let isOver = false
  reading.then(
    (read) => {
      if (isOver) return
      const data = check(read)
      if (data === undefined) endFirstView()
      else put(data)
    },
    (error: unknown) => {
      if (!isOver) fail(error)
    },
  )
  return () => {
    isOver = true
  }
}
