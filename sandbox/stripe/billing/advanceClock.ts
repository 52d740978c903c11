import { StripeFailure } from '../api/StripeFailure.ts'
import { rows, type Account } from '../state/Account.ts'
import { openAccount, type Publish } from '../state/openAccount.ts'
import type { Resource, World } from '../state/State.ts'
import { expireSession } from '../checkout/endSession.ts'
import { endSubscription, expireSubscription } from './subscriptions/endSubscription.ts'
import { finalizeInvoice } from './invoices/finalizeInvoice.ts'
import { failInvoice } from './invoices/followPayment.ts'
import { payInvoice } from './invoices/payInvoice.ts'
import { periodOf } from './subscriptions/periodOf.ts'
import { renew } from './subscriptions/renew.ts'

const incompleteSeconds = 23 * 60 * 60

interface Job {
  at: number
  run: () => void
}

/**
 * Advances the clock of a world and runs all that falls due on the way, in order. Throws for a time in the
 * past.
 */
export function advanceClock(world: World, to: number, publish: Publish): void {
  const now = world.frozenAt ?? Math.floor(Date.now() / 1000)
  if (to < now) throw new RangeError(`The clock stands at ${now} and does not run backwards to ${to}.`)
  runDue(world, now, to, publish)
  world.frozenAt = to
}

/** Runs all that fell due since the last request, while the clock is the real one. */
export function catchUp(world: World, publish: Publish): void {
  if (world.frozenAt !== null) return
  runDue(world, 0, Math.floor(Date.now() / 1000), publish)
  world.frozenAt = null
}

function runDue(world: World, from: number, to: number, publish: Publish): void {
  let now = from
  for (let job = nextJob(world, publish); job && job.at <= to; job = nextJob(world, publish)) {
    now = Math.max(now, job.at)
    world.frozenAt = now
    job.run()
  }
}

function nextJob(world: World, publish: Publish): Job | undefined {
  const accounts = Object.keys(world.accounts).flatMap((id) => openAccount(world, id, publish) ?? [])
  return accounts
    .flatMap((account) => [...sessionJobs(account), ...subscriptionJobs(account), ...invoiceJobs(account)])
    .toSorted((a, b) => a.at - b.at)[0]
}

function sessionJobs(account: Account): Job[] {
  return rows(account, 'checkout.session').flatMap((session) =>
    session.status === 'open' ? [{ at: session.expires_at, run: () => expireSession(account, session) }] : [],
  )
}

function subscriptionJobs(account: Account): Job[] {
  return rows(account, 'subscription')
    .toReversed()
    .flatMap((subscription) => {
      const { status, created } = subscription
      if (status === 'incomplete')
        return [{ at: created + incompleteSeconds, run: () => expireSubscription(account, subscription) }]
      if (status === 'canceled' || status === 'incomplete_expired') return []
      return [{ at: periodOf(subscription).end, run: () => endPeriod(account, subscription) }]
    })
}

function endPeriod(account: Account, subscription: Resource<'subscription'>): void {
  if (subscription.cancel_at_period_end)
    endSubscription(account, subscription, { reason: 'cancellation_requested' })
  else renew(account, subscription)
}

function invoiceJobs(account: Account): Job[] {
  const pay = (invoice: Resource<'invoice'>) => {
    try {
      payInvoice(account, invoice, { isOffSession: true, origin: '' })
    } catch (error) {
      // A failure that would be an invalid request, such as a deleted method, counts as a failed attempt
      // here.
      if (!(error instanceof StripeFailure)) throw error
      failInvoice(account, invoice)
    }
  }
  return rows(account, 'invoice')
    .toReversed()
    .flatMap((invoice) => {
      if (invoice.status === 'draft' && invoice.automatically_finalizes_at !== null) {
        const run = () => {
          finalizeInvoice(account, invoice)
          pay(invoice)
        }
        return [{ at: invoice.automatically_finalizes_at, run }]
      }
      if (invoice.status === 'open' && invoice.next_payment_attempt !== null)
        return [{ at: invoice.next_payment_attempt, run: () => pay(invoice) }]
      return []
    })
}
