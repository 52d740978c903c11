import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { paths } from '../paths.mjs'
import { findOnPath } from './findJava.mjs'

/**
 * Chooses the source of each emulator. By default firebase-tools downloads it; a machine whose Google Cloud
 * CLI has the Firestore emulator needs no download.
 */
export function chooseEmulatorJars() {
  const cached = { firestore: isDownloaded('firestore'), storage: isDownloaded('storage') }
  const cloudJar = cached.firestore ? undefined : findCloudJar()
  return {
    firestoreJar: cloudJar,
    hasStorageStandIn: Boolean(cloudJar) && !cached.storage,
    needsDownload: !cloudJar && !(cached.firestore && cached.storage),
  }
}

function isDownloaded(emulator) {
  const list = JSON.parse(
    readFileSync(
      join(paths.root, 'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json'),
      'utf8',
    ),
  )
  const folder = process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache/firebase/emulators')
  return existsSync(join(folder, list[emulator].downloadPathRelativeToCacheDir))
}

function findCloudJar() {
  const gcloud = findOnPath('gcloud')
  const roots = [
    gcloud && dirname(dirname(realpathSync(gcloud))),
    '/usr/lib/google-cloud-sdk',
    join(homedir(), 'google-cloud-sdk'),
  ]
  return roots
    .filter(Boolean)
    .map((root) => join(root, 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'))
    .find(existsSync)
}
