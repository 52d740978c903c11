import { prepare } from './prepare.mjs'

/** Returns the cost to open an inbox of 100,000 conversations: documents read, and bytes of the responses. */
export function benchInbox(emulators) {
  return prepare('prepareInbox', { ...emulators, GCLOUD_PROJECT: 'demo-parley', NODE_ENV: 'production' })
}
