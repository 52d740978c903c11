import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore'
import type { Region } from '../shared/regions.ts'
import { database } from './firebase.ts'
import { operations } from './operations.ts'

/** Runs several queries as of one moment. */
export async function readSnapshot(region: Region, queries: ((store: Firestore) => Query)[]): Promise<DocumentSnapshot[][]> {
  const store = database(region)
  return store.runTransaction(
    async (transaction) => {
      const results: DocumentSnapshot[][] = []
      for (const query of queries) {
        const snapshot = await transaction.get(query(store))
        operations.reads += Math.max(1, snapshot.size)
        results.push(snapshot.docs)
      }
      return results
    },
    { readOnly: true },
  )
}
