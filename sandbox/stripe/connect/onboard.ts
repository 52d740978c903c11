import type { Account } from '../state/Account.ts'
import { change } from '../state/change.ts'
import { onboarded } from './createAccount.ts'
import { findConnected } from './findConnected.ts'

/** Completes the onboarding of an account, which accepts payments from then on. */
export function onboard(account: Account): void {
  change(account, findConnected(account.world, account.id), structuredClone(onboarded), 'account.updated')
}
