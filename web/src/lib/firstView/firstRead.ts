import { databaseIds, type Region } from '@parley/functions/shared/regions/regions'
import type { InitialListQuery, DocumentLocation } from '../firestore/documents.ts'
import { firebaseConfig, firestoreOrigin } from '../environment.ts'
import { CallError, toCallError } from '../errors.ts'
import { decodeFields, isFields, type Fields } from '../rest/restValues.ts'

/**
 * Reads a document by Firestore's REST API, under the same rules as the SDK; null when it does not exist.
 * It reads a list of one, because a plain GET returns 404 for a missing document.
 * Browsers report that as an error of the page, and half of all access documents are missing.
 */
export async function readFields({ region, path }: DocumentLocation): Promise<Fields | null> {
  const [entry] = await callFirestore(region, 'batchGet', { documents: [`${rootOf(region)}/${path}`] })
  return isFields(entry) && isFields(entry.found) ? decodeFields(entry.found.fields) : null
}

/** Reads a list by Firestore's REST API. */
export async function readFieldsOfList({
  region,
  path,
  filters: [[field, value]],
  newestBy,
  count,
}: InitialListQuery): Promise<Fields[]> {
  const structuredQuery = {
    from: [{ collectionId: path }],
    where: { fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value: encode(value) } },
    orderBy: [{ field: { fieldPath: newestBy }, direction: 'DESCENDING' }],
    limit: count,
  }
  const entries = await callFirestore(region, 'runQuery', { structuredQuery })
  // An empty list is one entry without a document.
  return entries.flatMap((entry) =>
    isFields(entry) && isFields(entry.document) ? [decodeFields(entry.document.fields)] : [],
  )
}

function rootOf(region: Region): string {
  return `projects/${firebaseConfig.projectId}/databases/${databaseIds[region]}/documents`
}

function encode(value: string | boolean) {
  return typeof value === 'string' ? { stringValue: value } : { booleanValue: value }
}

/**
 * Sends a request to Firestore as the signed-in person. `parent` is the document whose collections a query
 * searches, such as `/voiceglow/a`.
 * A token that only a wrong clock considers valid is renewed once.
 */
export async function callFirestore(
  region: Region,
  method: 'batchGet' | 'runQuery' | 'runAggregationQuery',
  request: object,
  parent = '',
): Promise<unknown[]> {
  const { auth } = await import('../firebase.ts')
  const send = async (isRenewed: boolean) => {
    const token = await auth.currentUser?.getIdToken(isRenewed)
    // After signing out, no request is sent.
    if (!token) throw new CallError('unauthenticated')
    const headers = { Authorization: `Bearer ${token}` }
    return fetch(`${firestoreOrigin}/v1/${rootOf(region)}${parent}:${method}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(request),
    })
  }
  try {
    const first = await send(false)
    const response = first.status === 401 ? await send(true) : first
    const body: unknown = await response.json()
    if (!response.ok || !Array.isArray(body)) throw refusal(body)
    return body
  } catch (error) {
    // `fetch` itself throws when the connection fails.
    throw error instanceof TypeError ? new CallError('unavailable') : toCallError(error)
  }
}

/**
 * Converts `{ error: { status: 'PERMISSION_DENIED' } }`, perhaps in a list, to the error codes of the SDK.
 */
function refusal(body: unknown): CallError {
  const entry: unknown = Array.isArray(body) ? body[0] : body
  const error = isFields(entry) && isFields(entry.error) ? entry.error : {}
  return toCallError({ code: String(error.status).toLowerCase().replaceAll('_', '-') })
}
