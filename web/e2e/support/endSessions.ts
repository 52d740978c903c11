import { getApps, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { paths } from '@parley/functions/shared/paths'
import { databaseIds } from '@parley/functions/shared/regions/regions'
import type { Region } from './accounts.ts'

/** Ends every session of a person in a region, as an operator does: increases their session version. */
export async function endSessions(region: Region, email: string): Promise<void> {
  const app = getApps()[0] ?? initializeApp({ projectId: 'demo-parley' })
  const database = getFirestore(app, databaseIds[region])
  const users = await database.collection('users').where('email', '==', email).get()
  for (const { id } of users.docs) await database.doc(paths.access(id)).update({ sv: 1 })
}
