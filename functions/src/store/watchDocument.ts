import type { z } from 'zod'
import { databaseIds, type Region } from '../shared/regions/regions.ts'
import { firebaseApp } from './firebase.ts'
import { addOperations } from './operations.ts'

/**
 * Calls back with a document as it is now and whenever it changes; undefined while none exists. Returns
 * what ends it. Firestore's REST interface cannot listen, so this loads the Admin SDK, which nothing else on
 * the chat path does.
 */
export async function watchDocument<S extends z.ZodType>(
  region: Region,
  path: string,
  schema: S,
  onChange: (data: z.output<S> | undefined) => void,
  onFailure: (error: unknown) => void,
): Promise<() => void> {
  const { getFirestore } = await import('firebase-admin/firestore')
  return getFirestore(await firebaseApp(), databaseIds[region])
    .doc(path)
    .onSnapshot((snapshot) => {
      addOperations('reads', 1)
      const data = snapshot.data()
      const parsed = data === undefined ? undefined : schema.safeParse(data)
      if (parsed && !parsed.success) return onFailure(parsed.error)
      onChange(parsed?.data)
    }, onFailure)
}
