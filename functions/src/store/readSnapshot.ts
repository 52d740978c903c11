import type { Region } from '../shared/regions/regions.ts'
import { Query, type StoredFields } from './Query.ts'
import { call } from './rest.ts'

export interface Groups {
  collectionGroup(collectionId: string): Query
}

interface Part {
  query: (store: Groups) => Query
  /** Called once for each document, which is not kept in memory. */
  take: (document: StoredFields) => void
}

const atOnce = 20

/** Reads the results of several queries at one point in time, page by page; they may filter but not order. */
export async function readSnapshotPages(region: Region, parts: Part[]): Promise<void> {
  const transaction = transactionOf(await call(region, 'beginTransaction', { options: { readOnly: {} } }))
  const store: Groups = { collectionGroup: (collectionId) => Query.collectionGroup(region, collectionId) }
  for (const { query, take } of parts) {
    for (let last: string | undefined = ''; last !== undefined;) {
      const page: StoredFields[] = await query(store).after(last).limit(atOnce).read({ transaction })
      for (const document of page) take(document)
      last = page.length < atOnce ? undefined : page.at(-1)?.path
    }
  }
}

function transactionOf(response: unknown): string {
  if (typeof response === 'object' && response !== null && 'transaction' in response)
    return String(response.transaction)
  throw new TypeError('Firestore began no transaction')
}
