import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { failWith } from '../failWith.mjs'
import { projectId, urlOf } from '../ports.mjs'

// firebase-tools exports and imports only the default database; the emulator itself can do both with any.
const secondDatabase = `projects/${projectId}/databases/voiceglow-eu`
const secondName = 'firestore_export_eu'

/**
 * Exports all data of the emulators.
 * It calls the hub directly, because `firebase emulators:export` uses whichever hub of this project started
 * last on the machine.
 */
export async function exportData(folder) {
  await post(`${urlOf('hub')}/_admin/export`, { path: folder, initiatedBy: 'seed' })
  await post(`${urlOf('firestore')}/emulator/v1/projects/${projectId}:export`, {
    database: secondDatabase,
    export_directory: folder,
    export_name: secondName,
  })
}

/** Imports the second database, which firebase-tools omits; does nothing when the folder has no export. */
export async function importSecondDatabase(folder) {
  const metadata = join(folder, secondName, `${secondName}.overall_export_metadata`)
  if (!existsSync(metadata)) return
  await post(`${urlOf('firestore')}/emulator/v1/projects/${projectId}:import`, {
    database: secondDatabase,
    export_directory: metadata,
  })
}

async function post(url, body) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) failWith(`${url} responded with ${response.status}: ${await response.text()}`)
}
