import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '../config.ts'
import { databaseIds, type Region } from '../shared/regions/regions.ts'
import { authorization } from './accessToken.ts'
import { operations } from './operations.ts'
import { ConnectionFailed, send } from './send.ts'

/** Firestore's refusal, by its own name for it. */
export class StoreError extends Error {
  readonly status: string
  constructor(status: string, message: string) {
    super(message)
    this.status = status
  }
}

/** Refusals after which nothing was written and nothing will be: the same request fails again. */
const finalRefusals = new Set(['INVALID_ARGUMENT', 'OUT_OF_RANGE', 'PERMISSION_DENIED', 'UNIMPLEMENTED'])

/** Whether the store has refused for good; after any other error a write may have happened. */
export function isFinalRefusal(error: unknown): boolean {
  return error instanceof StoreError && finalRefusals.has(error.status)
}

/** Whether a write would have made a document larger than the store takes. */
export function isTooLargeRefusal(error: unknown): boolean {
  return error instanceof StoreError && error.status === 'INVALID_ARGUMENT'
}

/** Refusals of a commit whose documents are not as it expected. */
export const changedRefusals = new Set(['ABORTED', 'FAILED_PRECONDITION', 'NOT_FOUND'])

const mostTries = 5
const passing = new Set(['UNAVAILABLE', 'RESOURCE_EXHAUSTED'])

/** `documents:method` of Firestore's REST interface in the database that holds a region's tenants. */
export async function call(region: Region, method: string, request: object, parent = ''): Promise<unknown> {
  const { origin, authorize } = connection()
  const url = new URL(
    `${origin}/v1/${documentName(region, parent).split('/').map(encodeURIComponent).join('/')}:${method}`,
  )
  const content = JSON.stringify(request)
  let unsure: StoreError | undefined
  for (let tries = 1; ; tries++) {
    try {
      const answer = await send('POST', url, { authorization: await authorize() }, content)
      operations.bytes += content.length + answer.body.length
      return readAnswer(answer)
    } catch (error) {
      // The commit before may have happened after all: this one is then refused for what that changed.
      if (unsure && error instanceof StoreError && changedRefusals.has(error.status)) throw unsure
      if (tries >= mostTries || !mayRepeat(error, method)) throw error
      const isUnsure = method === 'commit' && error instanceof StoreError && error.status === 'UNAVAILABLE'
      if (isUnsure) unsure = error
      await sleep(Math.random() * 50 * 2 ** tries)
    }
  }
}

/** A path that Firestore would refuse for the ids in it. */
export class InvalidPath extends Error {}

/** Ids that Firestore keeps for itself, or takes for none. */
const refusedId = /^(?:|\.{1,2}|__.*__)$/

/** A document's full name; the root of all documents when there is no path. Fails with InvalidPath. */
export function documentName(region: Region, path: string): string {
  const root = `projects/${connection().projectId}/databases/${databaseIds[region]}/documents`
  if (!path) return root
  if (path.split('/').some((id) => refusedId.test(id) || Buffer.byteLength(id) > 1_500))
    throw new InvalidPath('This path has an id that no document can have')
  return `${root}/${path}`
}

/** The path within its database. */
export function pathOf(name: string): string {
  return name.slice(name.indexOf('/documents/') + '/documents/'.length)
}

/**
 * A commit whose answer was lost may have happened: repeated here, it would come back as a conflict and look
 * as if it had not. Its caller must look. All else may be asked again, and so may what was answered with "not
 * now".
 */
function mayRepeat(error: unknown, method: string): boolean {
  if (error instanceof StoreError) return passing.has(error.status)
  return error instanceof ConnectionFailed && method !== 'commit'
}

function readAnswer({ status, body }: { status: number; body: string }): unknown {
  if (status === 200) return JSON.parse(body)
  let parsed: unknown
  try {
    parsed = JSON.parse(body)
  } catch {
    // A proxy on the way speaks HTML.
    throw new StoreError(status === 503 ? 'UNAVAILABLE' : 'UNKNOWN', `Firestore answered ${status}`)
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

let known: Connection | undefined

function connection(): Connection {
  known ??= connect()
  return known
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
