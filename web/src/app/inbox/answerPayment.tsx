import { Payment } from '../../features/usage/receipts/Payment.tsx'

/** Renders the payments behind an answer, for the receipts in conversations. */
export function answerPayment(lease: string, messageId: string) {
  return <Payment lease={lease} messageId={messageId} />
}
