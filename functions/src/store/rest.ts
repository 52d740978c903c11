import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '../config/readConfig.ts'
import { databaseIds, type Region } from '../shared/regions/regions.ts'
import { authorization } from './accessToken.ts'
import { addOperations } from './operations.ts'
import { ConnectionFailed, send } from './send.ts'

/** Firestore's refusal, with its own status name. */
export class StoreError extends Error {
  readonly status: string
  constructor(status: string, message: string) {
    super(message)
    this.status = status
  }
}

/** Refusals after which nothing was written and nothing will be: the same request fails again. */
const finalRefusals = new Set(['INVALID_ARGUMENT', 'OUT_OF_RANGE', 'PERMISSION_DENIED', 'UNIMPLEMENTED'])

/** Returns whether the store has refused permanently; after any other error a write may have happened. */
export function isFinalRefusal(error: unknown): boolean {
  return error instanceof StoreError && finalRefusals.has(error.status)
}

/** Returns whether a write would have made a document larger than the store allows. */
export function isTooLargeRefusal(error: unknown): boolean {
  return error instanceof StoreError && error.status === 'INVALID_ARGUMENT'
}

/** Refusals of a commit whose documents are not in their expected state. */
export const changedRefusals = new Set(['ABORTED', 'FAILED_PRECONDITION', 'NOT_FOUND'])

const maxTries = 5
const passing = new Set(['UNAVAILABLE', 'RESOURCE_EXHAUSTED'])

/** Calls `documents:method` of Firestore's REST API in the database of a region. */
export async function call(region: Region, method: string, request: object, parent = ''): Promise<unknown> {
  const { origin, authorize } = connection()
  const url = new URL(
    `${origin}/v1/${documentName(region, parent).split('/').map(encodeURIComponent).join('/')}:${method}`,
  )
  const content = JSON.stringify(request)
  let unsure: StoreError | undefined
  for (let tries = 1; ; tries++) {
    try {
      const response = await send('POST', url, { authorization: await authorize() }, content)
      addOperations('bytes', content.length + response.body.length)
      return readResponse(response)
    } catch (error) {
      // The previous commit may have happened: its changes would then cause this refusal.
      if (unsure && error instanceof StoreError && changedRefusals.has(error.status)) throw unsure
      if (tries >= maxTries || !mayRepeat(error, method)) throw error
      const isUnsure = method === 'commit' && error instanceof StoreError && error.status === 'UNAVAILABLE'
      if (isUnsure) unsure = error
      await sleep(Math.random() * 50 * 2 ** tries)
    }
  }
}

/** Thrown for a path whose ids Firestore would refuse. */
export class InvalidPath extends Error {}

/** Ids that Firestore reserves or refuses. */
const refusedId = /^(?:|\.{1,2}|__.*__)$/

/** Returns a document's full name; without a path, the root of all documents. Throws InvalidPath. */
export function documentName(region: Region, path: string): string {
  const root = `projects/${connection().projectId}/databases/${databaseIds[region]}/documents`
  if (!path) return root
  if (path.split('/').some((id) => refusedId.test(id) || Buffer.byteLength(id) > 1_500))
    throw new InvalidPath('This path has an id that no document can have')
  return `${root}/${path}`
}

/** Returns the path within its database. */
export function pathOf(name: string): string {
  return name.slice(name.indexOf('/documents/') + '/documents/'.length)
}

/**
 * Returns whether a request may be retried. A commit whose response was lost may have happened: a retry would
 * conflict with itself and look as if it had not. Its caller must check. All other requests may be retried,
 * and so may those that were temporarily refused.
 */
function mayRepeat(error: unknown, method: string): boolean {
  if (error instanceof StoreError) return passing.has(error.status)
  return error instanceof ConnectionFailed && method !== 'commit'
}

function readResponse({ status, body }: { status: number; body: string }): unknown {
  if (status === 200) return JSON.parse(body)
  let parsed: unknown
  try {
    parsed = JSON.parse(body)
  } catch {
    // A proxy on the way responds with HTML.
    throw new StoreError(status === 503 ? 'UNAVAILABLE' : 'UNKNOWN', `Firestore responded with ${status}`)
  }
  // A stream's error comes in a list.
  const first: unknown = Array.isArray(parsed) ? parsed[0] : parsed
  const error: unknown =
    typeof first === 'object' && first !== null && 'error' in first ? first.error : undefined
  const name =
    typeof error === 'object' && error !== null && 'status' in error ? String(error.status) : 'UNKNOWN'
  const message =
    typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : ''
  throw new StoreError(name, message)
}

interface Connection {
  projectId: string
  origin: string
  authorize: () => Promise<string>
}

let openConnection: Connection | undefined

function connection(): Connection {
  openConnection ??= connect()
  return openConnection
}

function connect(): Connection {
  const { projectId, firestoreEmulatorHost, metadataHost } = readConfig()
  if (firestoreEmulatorHost)
    return {
      projectId,
      origin: `http://${firestoreEmulatorHost}`,
      authorize: () => Promise.resolve('Bearer owner'),
    }
  return {
    projectId,
    origin: 'https://firestore.googleapis.com',
    authorize: () => authorization(metadataHost),
  }
}
