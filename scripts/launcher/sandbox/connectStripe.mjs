import { urlOf } from '../ports.mjs'
import { readFunctionsEnvironment } from './readFunctionsEnvironment.mjs'

/**
 * Makes the sandbox's Stripe send its events to the functions emulator, with the keys that the functions
 * have.
 */
export async function connectStripe() {
  const env = readFunctionsEnvironment()
  const accounts = {
    us: { secretKey: env.STRIPE_SECRET_KEY, webhookSecret: env.STRIPE_WEBHOOK_SECRET },
    ...JSON.parse(env.STRIPE_ACCOUNTS),
  }
  for (const [account, { secretKey, webhookSecret }] of Object.entries(accounts))
    await addEndpoint(secretKey, { account, secret: webhookSecret, connect: false })
  const secret = env.STRIPE_CONNECT_WEBHOOK_SECRET
  await addEndpoint(env.STRIPE_SECRET_KEY, { account: 'connect', secret, connect: true })
}

/**
 * Creates a webhook endpoint. `connect`: whether the endpoint gets the events of connected accounts
 * instead of the account's own.
 */
async function addEndpoint(secretKey, { account, secret, connect }) {
  const url = `${urlOf('functions')}/demo-parley/us-central1/api/stripe/${account}`
  const response = await fetch(`${urlOf('sandbox')}/sandbox/stripe/webhook_endpoints`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}` },
    body: JSON.stringify({ url, secret, connect }),
  })
  if (!response.ok)
    throw new Error(`The sandbox did not accept the URL for Stripe's events: ${await response.text()}`)
}
