import type { PaymentFailure } from '@parley/functions/shared/billing/paymentFailures'
import { textsOf } from '../../../lib/texts/textsOf.ts'
import { texts } from '../../../texts/en/paymentFailures.ts'

const t = textsOf('paymentFailures', texts)

/** Returns why a payment failed, in the person's language; `unknown` without a known reason. */
export function paymentFailureText(failure: PaymentFailure, unknown: string): string {
  return failure === '' ? unknown : t(failure)
}
