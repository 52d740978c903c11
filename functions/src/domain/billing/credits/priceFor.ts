import type { Receipt } from '../../../shared/chat/conversation.ts'
import type { CreditHold } from './LeaseBook.ts'
import { shareOf } from './moveWallet.ts'

/** Returns the price of an amount of a hold, as a part of its receipt: none when the workspace pays. */
export function priceFor({ paid }: Pick<CreditHold, 'paid'>, amount: number): Pick<Receipt, 'price'> {
  return paid ? { price: shareOf(paid.worth, amount, paid.granted) } : {}
}
