import { find, type Account } from '../state/Account.ts'
import type { Resource } from '../state/State.ts'

/**
 * The holder's bank could not take the money, and it is with the seller again; that may be days after the
 * refund.
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
