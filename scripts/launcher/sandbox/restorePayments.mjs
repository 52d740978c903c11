import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFunctionsEnvironment } from './readFunctionsEnvironment.mjs'
import { urlOf } from '../ports.mjs'

/** Restores the customers, cards and invoices of a demo world in the sandbox's Stripe. */
export async function restorePayments(world) {
  const file = join(world, 'payments.json')
  if (!existsSync(file)) return
  const response = await fetch(`${urlOf('sandbox')}/sandbox/stripe/world`, {
    method: 'POST',
    headers: { authorization: `Bearer ${readFunctionsEnvironment().STRIPE_SECRET_KEY}` },
    body: readFileSync(file, 'utf8'),
  })
  if (!response.ok) throw new Error(`The sandbox did not take the world's payments: ${await response.text()}`)
}
