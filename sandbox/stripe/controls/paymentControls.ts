import { z } from 'zod'
import type { Route } from '../../http/Vendor.ts'
import type { Api } from '../api/handleRequest.ts'
import { invalid } from '../api/StripeFailure.ts'
import { closeDispute, createDispute } from '../payments/createDispute.ts'
import { secretOf } from '../payments/createPaymentMethod.ts'
import { endChallenge } from '../payments/endChallenge.ts'
import { find, rows } from '../state/Account.ts'
import { failRefund } from '../payments/failRefund.ts'
import { control } from './control.ts'

/** The controls for what card holders and banks do, which no request of Stripe's API can. */
export function paymentControls(api: Api): Route[] {
  return [
    control(api, {
      route: 'POST /challenge',
      schema: z.object({ client_secret: z.string(), outcome: z.enum(['complete', 'fail']) }),
      isForBrowsers: true,
      run({ account, input }) {
        const intents = [...rows(account, 'payment_intent'), ...rows(account, 'setup_intent')]
        const intent = intents.find((row) => row.client_secret === input.client_secret)
        if (!intent) throw invalid('There is no intent with this client secret.', { status: 404 })
        endChallenge(account, intent, input.outcome)
        return { id: intent.id, status: intent.status }
      },
    }),
    control(api, {
      route: 'POST /disputes',
      schema: z.object({
        charge: z.string(),
        amount: z.number().int().positive().optional(),
        reason: z.string().default('fraudulent'),
      }),
      run({ account, input }) {
        const charge = find(account, 'charge', input.charge, 'charge')
        return createDispute(account, charge, { amount: input.amount ?? charge.amount, reason: input.reason })
      },
    }),
    control(api, {
      route: 'POST /disputes/close',
      schema: z.object({ dispute: z.string(), status: z.enum(['won', 'lost']) }),
      run({ account, input }) {
        const dispute = find(account, 'dispute', input.dispute, 'dispute')
        closeDispute(account, dispute, input.status)
        return dispute
      },
    }),
    control(api, {
      route: 'POST /refunds/fail',
      schema: z.object({ refund: z.string() }),
      run({ account, input }) {
        const refund = find(account, 'refund', input.refund, 'refund')
        failRefund(account, refund)
        return refund
      },
    }),
    control(api, {
      route: 'POST /cards',
      schema: z.object({ payment_method: z.string(), number: z.string().regex(/^\d+$/) }),
      run({ account, input }) {
        find(account, 'payment_method', input.payment_method, 'payment_method')
        account.data.cards[input.payment_method] = {
          ...secretOf(account, input.payment_method),
          number: input.number,
        }
        return {}
      },
    }),
  ]
}
