import { mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { paths } from '../paths.mjs'
import { findJava } from './findJava.mjs'
import { chooseEmulatorJars } from './chooseEmulatorJars.mjs'

/**
 * The environment variable with the host and port that the Firestore emulator sends events to, when the
 * functions do not run on firebase-tools' own emulator.
 */
export const functionsVariable = 'PARLEY_FUNCTIONS_AT'

/**
 * Creates a small `java` that is first in the PATH of firebase-tools, which starts its emulators with `java …
 * -jar JAR …`.
 * It runs the right Java and gives the Google Cloud CLI's jar the main class that it does not name. It
 * replaces the Storage rules runtime, and makes the Firestore emulator cheaper to run; `isLongRun` optimizes its
 * code.
 */
export function prepareJava({ isLongRun = false } = {}) {
  const { firestoreJar, hasStorageStandIn, needsDownload } = chooseEmulatorJars()
  const folder = join(paths.cache, 'emulators/bin')
  mkdirSync(folder, { recursive: true })
  const logging = join(folder, 'logging.properties')
  writeFileSync(logging, loggingProperties)
  writeFileSync(join(folder, 'java'), dispatcher(findJava(), logging, { firestoreJar, isLongRun }), {
    mode: 0o755,
  })
  // firebase-tools makes these files executable, which fails for a file of another owner, so it gets empty
  // ones.
  const stubs = { firestore: join(folder, 'firestore.jar'), storage: join(folder, 'storage.jar') }
  for (const stub of Object.values(stubs)) writeFileSync(stub, '')
  return {
    needsDownload,
    environment: {
      PATH: [folder, join(paths.root, 'node_modules/node/bin'), paths.tools, process.env.PATH].join(
        delimiter,
      ),
      ...(firestoreJar && { FIRESTORE_EMULATOR_BINARY_PATH: stubs.firestore }),
      ...(hasStorageStandIn && { STORAGE_EMULATOR_BINARY_PATH: stubs.storage }),
    },
  }
}

/**
 * Without this, each refused request is logged with its stack, and again by firebase-tools, although the
 * caller gets the reason.
 */
const loggingProperties = `handlers=java.util.logging.ConsoleHandler
.level=WARNING
com.google.cloud.datastore.emulator.impl.util.WrappedStreamObserver.level=OFF
`

/** Without it, concurrent garbage collection takes processor time that the tests need. */
const garbageCollection = '-XX:+UseSerialGC'

/** Without it, half of the processor time of a short run goes into optimizing the emulator's code. */
const withoutOptimizer = '-XX:TieredStopAtLevel=1'

function dispatcher(java, logging, { firestoreJar = '', isLongRun }) {
  const options = isLongRun ? garbageCollection : `${garbageCollection} ${withoutOptimizer}`
  const storageRules = fileURLToPath(new URL('./storageRulesStandIn.mjs', import.meta.url))
  return `#!/bin/sh
# Written by scripts/launcher/emulators/prepareJava.mjs.
events_go_to=
count=$#
while [ "$count" -gt 0 ]; do
  argument=$1
  shift
  count=$((count - 1))
  case "$argument $1" in
    "-jar "*/bin/storage.jar) exec ${quote(paths.node)} ${quote(storageRules)} ;;
    "-jar "*/bin/firestore.jar)
      shift
      count=$((count - 1))
      set -- "$@" -cp ${quote(firestoreJar)} com.google.cloud.datastore.emulator.firestore.CloudFirestore ;;
    "--functions_emulator "*)
      events_go_to=
      set -- "$@" "$argument" ;;
    "-Dgoogle.cloud_firestore.debug_log_level="*)
      events_go_to=$${functionsVariable}
      set -- "$@" -Dgoogle.cloud_firestore.debug_log_level=WARNING ${options} \
        ${quote(`-Djava.util.logging.config.file=${logging}`)} ;;
    *) set -- "$@" "$argument" ;;
  esac
done
[ -n "$events_go_to" ] && set -- "$@" --functions_emulator "$events_go_to"
exec ${quote(java)} "$@"
`
}

const quote = (text) => `'${text.replaceAll("'", `'\\''`)}'`
