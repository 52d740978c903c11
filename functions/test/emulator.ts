import { databaseIds, regions, type Region } from '../src/shared/regions/regions.ts'

const host = process.env['FIRESTORE_EMULATOR_HOST']
/** Each worker has its own project (`setup.ts`), so that two files run at once on the same emulators. */
export const projectId = process.env['GCLOUD_PROJECT'] ?? 'demo-parley'

/** Returns the URL of a region's documents in the emulator's REST API. */
export function documentsUrl(region: Region): string {
  if (!host)
    throw new Error('These tests need the Firestore emulator: run them with `npm run test:emulators`.')
  return `http://${host}/v1/projects/${projectId}/databases/${databaseIds[region]}/documents`
}

/** Clears both databases; `initializeTestEnvironment().clearFirestore()` would clear only one. */
export async function clearDatabases(): Promise<void> {
  for (const region of regions) {
    const response = await fetch(documentsUrl(region).replace('/v1/', '/emulator/v1/'), { method: 'DELETE' })
    if (!response.ok) throw new Error(`The emulator did not clear ${region}: ${response.status}`)
  }
}
