import { address } from './ports.mjs'
import { readFunctionsEnvironment } from './readFunctionsEnvironment.mjs'

/** Has the sandbox's Resend tell the functions of its domains, with the secret that the functions have. */
export async function connectResend() {
  const env = readFunctionsEnvironment()
  const url = `${address('functions')}/demo-parley/us-central1/api/resend/events`
  const answer = await fetch(`${address('sandbox')}/resend/sandbox/listener`, {
    method: 'POST',
    body: JSON.stringify({ url, secret: env.RESEND_WEBHOOK_SECRET }),
  })
  if (!answer.ok)
    throw new Error(`The sandbox did not take the address for Resend's events: ${await answer.text()}`)
}
