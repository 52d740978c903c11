import type { Region } from '@parley/functions/shared/regions/regions'
import { callFirestore } from '../firstView/firstRead.ts'
import { decodeFields, isFields, type Fields } from './restValues.ts'

interface QueryResult {
  ID: string
  /** Below the database's root, such as `voiceglow/a/convos/b`. */
  path: string
  fields: Fields
}

/**
 * Returns the documents that a structured query of Firestore's REST API finds for the signed-in person.
 * `parent` is the path of the document whose collections it searches; without one it searches the whole
 * database.
 */
export async function runQuery(region: Region, structuredQuery: object, parent = ''): Promise<QueryResult[]> {
  const entries = await callFirestore(region, 'runQuery', { structuredQuery }, parent && `/${parent}`)
  // An empty list is one entry without a document.
  return entries.flatMap((entry) => {
    if (!isFields(entry) || !isFields(entry.document)) return []
    const [, path = ''] = String(entry.document.name).split('/documents/')
    return { ID: path.split('/').at(-1) ?? '', path, fields: decodeFields(entry.document.fields) }
  })
}
