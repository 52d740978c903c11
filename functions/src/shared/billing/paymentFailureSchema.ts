import { z } from 'zod'
import { paymentFailures } from './paymentFailures.ts'

/** Why a payment failed, as it is stored. A sentence of the payment service is the general reason. */
export const paymentFailureSchema = z.enum(paymentFailures).catch('cardDeclined').default('')
