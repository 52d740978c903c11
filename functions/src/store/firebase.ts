import { getApps, initializeApp } from 'firebase-admin/app'
import { getFirestore, type Firestore } from 'firebase-admin/firestore'
import { databaseIds, type Region } from '../shared/regions.ts'

const databases = new Map<Region, Firestore>()

/** The app of this process; the project and its credentials come from the platform or the emulators. */
export function firebaseApp() {
  return getApps()[0] ?? initializeApp()
}

/** The database that holds a region's tenants. */
export function database(region: Region): Firestore {
  const known = databases.get(region)
  if (known) return known
  const created = getFirestore(firebaseApp(), databaseIds[region])
  databases.set(region, created)
  return created
}
