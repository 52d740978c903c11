import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { failWith } from './failWith.mjs'
import { address, projectId } from './ports.mjs'

// firebase-tools exports and imports the default database alone; the emulator itself can do both with any.
const database = `projects/${projectId}/databases/voiceglow-eu`
const name = 'firestore_export_eu'

export function exportSecondDatabase(folder) {
  return ask('export', { database, export_directory: folder, export_name: name })
}

/** Does nothing where the folder holds no export. */
export async function importSecondDatabase(folder) {
  const metadata = join(folder, name, `${name}.overall_export_metadata`)
  if (existsSync(metadata)) await ask('import', { database, export_directory: metadata })
}

async function ask(verb, body) {
  const answer = await fetch(`${address('firestore')}/emulator/v1/projects/${projectId}:${verb}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) failWith(`The ${verb} of voiceglow-eu failed: ${answer.status} ${await answer.text()}`)
}
