import { urlOf } from '../ports.mjs'
import { readFunctionsEnvironment } from './readFunctionsEnvironment.mjs'

/** Makes the sandbox's Resend send events of domains to the functions, with the secret that they have. */
export async function connectResend() {
  const env = readFunctionsEnvironment()
  const url = `${urlOf('functions')}/demo-parley/us-central1/api/resend/events`
  const response = await fetch(`${urlOf('sandbox')}/resend/sandbox/listener`, {
    method: 'POST',
    body: JSON.stringify({ url, secret: env.RESEND_WEBHOOK_SECRET }),
  })
  if (!response.ok)
    throw new Error(`The sandbox did not accept the URL for Resend's events: ${await response.text()}`)
}
