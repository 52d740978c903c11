import { chargeFor } from '../../../shared/agencies/clientTerms.ts'
import type { Receipt } from '../../../shared/chat/conversation.ts'
import type { CreditHold } from '../overage/CreditBook.ts'
import { shareOf } from './moveWallet.ts'

/**
 * Returns what is paid from a hold for use that costs some units, as parts of its receipt: the units, with
 * those that return to the agency, and their price; none when the workspace pays.
 */
export function priceFor(
  { paid, factor }: Pick<CreditHold, 'paid' | 'factor'>,
  cost: number,
): Pick<Receipt, 'amount' | 'price' | 'markup'> {
  const amount = chargeFor(cost, factor)
  return {
    amount,
    ...(paid && { price: shareOf(paid.worth, amount, paid.granted) }),
    ...(amount > cost && { markup: amount - cost }),
  }
}
