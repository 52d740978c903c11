import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from './paths.mjs'

export const projectId = 'demo-parley'

const { emulators } = JSON.parse(readFileSync(join(paths.root, 'firebase.emulators.json'), 'utf8'))

/** All ports of the project; those of the emulators are read from their configuration. */
export const ports = {
  hosting: emulators.hosting.port,
  // firebase-tools uses this port for a second site.
  agencySite: emulators.hosting.port + 5,
  functions: emulators.functions.port,
  firestore: emulators.firestore.port,
  auth: emulators.auth.port,
  storage: emulators.storage.port,
  tasks: emulators.tasks.port,
  eventarc: emulators.eventarc.port,
  hub: emulators.hub.port,
  logging: emulators.logging.port,
  sandbox: 4010,
  demo: 5010,
  agencies: 5020,
  vite: 5173,
}

export const urlOf = (name) => `http://127.0.0.1:${ports[name]}`
