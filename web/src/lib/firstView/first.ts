import type {
  InitialAgent,
  InitialListQuery,
  InitialTypes,
  ListResult,
  DocumentLocation,
} from '../firestore/documents.ts'
import { isUnreachable } from '../errors.ts'
import { checkFirstAgent, firstChecks } from './firstChecks.ts'
import { readFields, readFieldsOfList } from './firstRead.ts'
import { endFirstView } from './firstView.ts'
import { useLive, type Live, type LiveStore } from '../live/live.ts'
import { useUid } from '../session/session.ts'

const documentStores: { [Kind in keyof InitialTypes]: LiveStore<InitialTypes[Kind] | null> } = {
  access: new Map(),
  workspace: new Map(),
  wallet: new Map(),
}
const agentStore: LiveStore<ListResult<InitialAgent>> = new Map()

/** Reads a document of the first view: the data of REST is shown until its listener responds. */
export function useFirstDoc<Kind extends keyof InitialTypes>(
  kind: Kind,
  location: DocumentLocation,
  result: Live<InitialTypes[Kind] | null>,
): Live<InitialTypes[Kind] | null> {
  const key = [useUid(), location.region, location.path].join('|')
  const first = useLive<InitialTypes[Kind] | null>(
    documentStores[kind],
    result.status === 'ready' ? null : key,
    (put, fail) =>
      once(readFields(location), (fields) => (fields === null ? null : firstChecks[kind](fields)), put, fail),
  )
  return handOver(first, result)
}

/** Reads the list of the first view in the same way. */
export function useFirstAgents<Row>(
  location: InitialListQuery,
  result: Live<ListResult<Row>>,
): Live<ListResult<Row | InitialAgent>> {
  const key = [useUid(), location.region, location.path, location.filters].join('|')
  const first = useLive(agentStore, result.status === 'ready' ? null : key, (put, fail) =>
    once(readFieldsOfList(location), rowsOf, put, fail),
  )
  return handOver<ListResult<Row | InitialAgent>>(first, result)
}

/** Keeps the data of REST while the listener is unreachable; any other state of the listener replaces it. */
function handOver<T>(first: Live<T>, result: Live<T>): Live<T> {
  const isWaiting = result.status === 'loading' || (result.status === 'error' && isUnreachable(result.error))
  return isWaiting && first.status !== 'loading' ? first : result
}

function rowsOf(documents: Record<string, unknown>[]): ListResult<InitialAgent> | undefined {
  const items = documents.map(checkFirstAgent).filter((item) => item !== undefined)
  return items.length === documents.length ? { items, brokenIds: [] } : undefined
}

/**
 * Checks a read of REST; data that the checks cannot decide is left to the schemas, which come with the
 * listener.
 */
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
