import type { Region } from '../shared/regions.ts'
import { database } from './firebase.ts'

/** Deletes a document and everything below it. */
export async function deleteTree(region: Region, path: string): Promise<void> {
  const store = database(region)
  await store.recursiveDelete(store.doc(path))
}
