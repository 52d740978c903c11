import { createWriteStream, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkPorts } from '../checkPorts.mjs'
import { checkRulesAreLoaded } from './checkRulesAreLoaded.mjs'
import { failWith } from '../failWith.mjs'
import { listFunctions } from '../listFunctions.mjs'
import { paths } from '../paths.mjs'
import { ports, projectId, urlOf } from '../ports.mjs'
import { prepareJava } from './prepareJava.mjs'
import { startProcess } from '../processTree.mjs'
import { importSecondDatabase } from '../world/exportData.mjs'

export const wholeSuite = ['auth', 'firestore', 'functions', 'hosting', 'storage', 'tasks']
export const dataSuite = ['auth', 'firestore', 'storage']

/**
 * Starts the emulators, waits until they respond and the rules are in force, and returns the environment that
 * reaches them. `isLongRun`: they run for ten minutes, so that optimizing their code pays.
 */
export async function startEmulators({
  only = wholeSuite,
  importFrom,
  environment,
  isLongRun = false,
  onProgress = () => {},
}) {
  await checkPorts(portsOf(only))
  const java = prepareJava({ isLongRun })
  if (java.needsDownload) onProgress('Downloading the emulators (about 190 MB, once) …')
  const log = join(paths.cache, 'emulators/emulators.log')
  // The storage emulator keeps its files in the temporary folder and empties that at its start: two copies of
  // the project on one machine must not share it.
  const temporary = join(paths.cache, 'emulators/temporary')
  mkdirSync(temporary, { recursive: true })
  const emulators = startProcess(paths.node, emulatorArguments(only, importFrom), {
    // firebase-tools writes its logs into its working directory.
    cwd: join(paths.cache, 'emulators'),
    stdio: ['ignore', 'pipe', 'pipe'],
    environment: { ...java.environment, PARLEY_EMULATOR: '1', TMPDIR: temporary, ...environment },
  })
  await ready(emulators, log, java.needsDownload)
  if (importFrom) await importSecondDatabase(importFrom)
  if (only.includes('firestore')) await checkRulesAreLoaded()
  if (only.includes('functions') && (await listFunctions()).length === 0) {
    failWith(`The functions could not be loaded. The end of ${log}:\n${tail(log)}`)
  }
  return { process: emulators, environment: emulatorEnvironment(only), log }
}

function emulatorArguments(only, importFrom) {
  const data =
    importFrom && existsSync(join(importFrom, 'firebase-export-metadata.json'))
      ? ['--import', importFrom]
      : []
  return [
    join(paths.root, 'node_modules/firebase-tools/lib/bin/firebase.js'),
    'emulators:start',
    `--config=${join(paths.root, 'firebase.emulators.json')}`,
    `--project=${projectId}`,
    `--only=${only.join(',')}`,
    ...data,
  ]
}

function portsOf(only) {
  const needsEvents = only.includes('functions') ? ['eventarc'] : []
  const secondSite = only.includes('hosting') ? ['agencySite'] : []
  return [...only.filter((name) => name in ports), ...secondSite, ...needsEvents, 'hub', 'logging']
}

function ready(emulators, log, needsDownload) {
  return new Promise((resolve, reject) => {
    const file = createWriteStream(log)
    let output = ''
    const read = (chunk) => {
      file.write(chunk)
      output += chunk
      if (output.includes('All emulators ready')) resolve()
      // From here on only the file is needed.
      if (output.length > 100_000) output = output.slice(-20_000)
    }
    emulators.stdout.on('data', read)
    emulators.stderr.on('data', read)
    void emulators.ended.then(() => reject(new Error(output)))
  }).catch(() => {
    const hint = needsDownload
      ? '\nThey are downloaded by firebase-tools on first use. Without access to its downloads, install the Google Cloud CLI' +
        '\nwith its Firestore emulator (apt-get install google-cloud-cli-firestore-emulator) and start again.'
      : ''
    failWith(`The emulators did not start. The end of ${log}:\n${tail(log)}${hint}`)
  })
}

function tail(file) {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(-25)
    .map((line) => `  ${line}`)
    .join('\n')
}

/** Returns the variables by which the SDKs find the emulators. */
function emulatorEnvironment(only) {
  const host = (name) => urlOf(name).replace('http://', '')
  return {
    PARLEY_EMULATOR: '1',
    GCLOUD_PROJECT: projectId,
    // Without it the Admin SDK first tries to reach Google's metadata server.
    METADATA_SERVER_DETECTION: 'none',
    FIREBASE_EMULATOR_HUB: host('hub'),
    ...(only.includes('firestore') && { FIRESTORE_EMULATOR_HOST: host('firestore') }),
    ...(only.includes('auth') && { FIREBASE_AUTH_EMULATOR_HOST: host('auth') }),
    ...(only.includes('storage') && {
      FIREBASE_STORAGE_EMULATOR_HOST: host('storage'),
      STORAGE_EMULATOR_HOST: urlOf('storage'),
    }),
    ...(only.includes('tasks') && { CLOUD_TASKS_EMULATOR_HOST: host('tasks') }),
  }
}
