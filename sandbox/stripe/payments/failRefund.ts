import { find, type Account } from '../state/Account.ts'
import type { Resource } from '../state/State.ts'

/**
 * Fails a refund that the holder's bank could not accept, and returns the money to the seller. This may be
 * days after the refund.
 */
export function failRefund(account: Account, refund: Resource<'refund'>): void {
  const charge = find(account, 'charge', String(refund.charge))
  charge.amount_refunded -= refund.amount
  charge.refunded = false
  refund.status = 'failed'
  refund.failure_reason = 'lost_or_stolen_card'
  account.emit('refund.updated', refund, { status: 'succeeded' })
  account.emit('refund.failed', refund)
}
