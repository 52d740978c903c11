import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { failWith } from './failWith.mjs'
import { address, projectId } from './ports.mjs'

// firebase-tools exports and imports the default database alone; the emulator itself can do both with any.
const secondDatabase = `projects/${projectId}/databases/voiceglow-eu`
const secondName = 'firestore_export_eu'

/**
 * Exports all that the emulators hold. The hub is asked directly: `firebase emulators:export` takes whichever
 * hub of this project started last on the machine.
 */
export async function exportData(folder) {
  await post(`${address('hub')}/_admin/export`, { path: folder, initiatedBy: 'seed' })
  await post(`${address('firestore')}/emulator/v1/projects/${projectId}:export`, {
    database: secondDatabase,
    export_directory: folder,
    export_name: secondName,
  })
}

/** The half of the import that firebase-tools leaves out; nothing where the folder holds no export. */
export async function importSecondDatabase(folder) {
  const metadata = join(folder, secondName, `${secondName}.overall_export_metadata`)
  if (!existsSync(metadata)) return
  await post(`${address('firestore')}/emulator/v1/projects/${projectId}:import`, {
    database: secondDatabase,
    export_directory: metadata,
  })
}

async function post(url, body) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) failWith(`${url} answered ${answer.status}: ${await answer.text()}`)
}
