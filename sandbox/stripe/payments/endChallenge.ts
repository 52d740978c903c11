import { invalid } from '../api/StripeFailure.ts'
import { followPayment } from '../billing/invoices/followPayment.ts'
import type { Account } from '../state/Account.ts'
import type { Resource } from '../state/State.ts'
import { failChallenge, finishPayment } from './confirmPayment.ts'
import { failSetUpChallenge, finishSetUp } from './setUp.ts'

/** Completes or fails the challenge of the bank. */
export function endChallenge(
  account: Account,
  intent: Resource<'payment_intent'> | Resource<'setup_intent'>,
  outcome: 'complete' | 'fail',
): void {
  if (intent.status !== 'requires_action')
    throw invalid(`The intent waits for no challenge: it is ${intent.status}.`)
  if (intent.object === 'setup_intent') {
    if (outcome === 'complete') finishSetUp(account, intent)
    else failSetUpChallenge(account, intent)
    return
  }
  if (outcome === 'complete') finishPayment(account, intent)
  else failChallenge(account, intent)
  followPayment(account, intent)
}
