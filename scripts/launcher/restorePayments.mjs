import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFunctionsEnvironment } from './readFunctionsEnvironment.mjs'
import { address } from './ports.mjs'

/** Gives the sandbox's Stripe the customers, cards and invoices of a demo world. */
export async function restorePayments(world) {
  const file = join(world, 'payments.json')
  if (!existsSync(file)) return
  const answer = await fetch(`${address('sandbox')}/sandbox/stripe/world`, {
    method: 'POST',
    headers: { authorization: `Bearer ${readFunctionsEnvironment().STRIPE_SECRET_KEY}` },
    body: readFileSync(file, 'utf8'),
  })
  if (!answer.ok) throw new Error(`The sandbox did not take the world's payments: ${await answer.text()}`)
}
