import { Payment } from '../features/usage/receipts/Payment.tsx'

/** What had paid for an answer, for the receipts that conversations show. */
export function answerPayment(lease: string, messageId: string) {
  return <Payment lease={lease} messageId={messageId} />
}
