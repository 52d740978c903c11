import type { Region } from '../shared/regions.ts'
import { Query, type StoredFields } from './Query.ts'
import { call } from './rest.ts'

interface Groups {
  collectionGroup(collectionId: string): Query
}

/** Runs several queries as of one moment. */
export async function readSnapshot(
  region: Region,
  queries: ((store: Groups) => Query)[],
): Promise<StoredFields[][]> {
  const transaction = transactionOf(await call(region, 'beginTransaction', { options: { readOnly: {} } }))
  const store: Groups = { collectionGroup: (collectionId) => Query.collectionGroup(region, collectionId) }
  const results: StoredFields[][] = []
  for (const query of queries) results.push(await query(store).read({ transaction }))
  return results
}

function transactionOf(answer: unknown): string {
  if (typeof answer === 'object' && answer !== null && 'transaction' in answer)
    return String(answer.transaction)
  throw new TypeError('Firestore began no transaction')
}
