import { prepare } from './prepare.mjs'

/** What it costs to open an inbox of 100,000 conversations: documents read, and bytes of the answers. */
export function benchInbox(emulators) {
  return prepare('prepareInbox', { ...emulators, GCLOUD_PROJECT: 'demo-parley', NODE_ENV: 'production' })
}
