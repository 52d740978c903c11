import type { Account } from '../state/Account.ts'
import { change } from '../state/change.ts'
import { onboarded } from './createAccount.ts'
import { findConnected } from './findConnected.ts'

/** The seller has filled in Stripe's forms: the account takes money from now on. */
export function onboard(account: Account): void {
  change(account, findConnected(account.world, account.id), structuredClone(onboarded), 'account.updated')
}
