import { urlOf } from '../launcher/ports.mjs'
import { startSandbox } from '../launcher/sandbox/startSandbox.mjs'
import { prepare } from './prepare.mjs'

/** Counts the model calls per turn of an agent with a flow. */
export async function benchFlow(emulators) {
  await startSandbox()
  const sandbox = { PARLEY_SANDBOX_URL: urlOf('sandbox') }
  return prepare('measureFlow', { ...emulators, ...sandbox, GCLOUD_PROJECT: 'demo-parley' })
}
