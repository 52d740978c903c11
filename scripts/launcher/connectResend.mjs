import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { paths } from './paths.mjs'
import { address } from './ports.mjs'

/** Has the sandbox's Resend tell the functions of its domains, with the secret that the functions have. */
export async function connectResend() {
  const env = parseEnv(readFileSync(join(paths.root, 'functions/.env.demo-parley'), 'utf8'))
  const url = `${address('functions')}/demo-parley/us-central1/api/resend/events`
  const answer = await fetch(`${address('sandbox')}/resend/sandbox/listener`, {
    method: 'POST',
    body: JSON.stringify({ url, secret: env.RESEND_WEBHOOK_SECRET }),
  })
  if (!answer.ok)
    throw new Error(`The sandbox did not take the address for Resend's events: ${await answer.text()}`)
}
