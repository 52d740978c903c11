import { address } from '../launcher/ports.mjs'
import { startSandbox } from '../launcher/startSandbox.mjs'
import { prepare } from './prepare.mjs'

/** Calls of a model a turn, in an agent that walks a flow. */
export async function benchFlow(emulators) {
  await startSandbox()
  const sandbox = { PARLEY_SANDBOX_URL: address('sandbox') }
  return prepare('measureFlow', { ...emulators, ...sandbox, GCLOUD_PROJECT: 'demo-parley' })
}
