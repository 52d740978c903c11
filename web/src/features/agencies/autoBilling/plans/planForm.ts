import { priceOfCredits } from '@parley/functions/shared/agencies/seller'
import {
  exampleCredits,
  planDraftSchema,
  sellerPlanLimits,
  type SellerPlan,
} from '@parley/functions/shared/agencies/sellerPlan'
import { z } from 'zod'
import type { CallForm } from '../../../../lib/forms/useCallForm.ts'
import { formatCount } from '../../../../lib/formats/formats.ts'
import { t } from '../texts.ts'

export interface PlanFields {
  id: string
  name: string
  credits: number | string
  features: string[]
  isPopular: boolean
  trialDays: number | string
}

export type PlanForm = CallForm<
  { plans: PlanFields[] },
  z.output<ReturnType<typeof planFormSchema>>
>['fields']

const { amount: amounts, credits: maxCredits, trialDays: maxDays } = sellerPlanLimits

/** Returns the schema of the form for an agency's addition to the price of a credit. */
export function planFormSchema(extraMicros: number) {
  const isCharged = (credits: number) => {
    const amount = priceOfCredits(credits, extraMicros)
    return amount >= amounts.least && amount <= amounts.most
  }
  const credits = z
    .union([z.string(), z.number()])
    .transform((typed) => (typed === '' ? Number.NaN : Number(typed)))
    .refine((typed) => Number.isInteger(typed) && typed > 0 && typed <= maxCredits, t('validNumber'))
    .refine(isCharged, t('planPriceOutOfBounds'))
  const plan = planDraftSchema.extend({
    name: z.string().trim().min(1, t('planNameMissing')).max(sellerPlanLimits.name),
    credits,
    trialDays: z
      .union([z.string(), z.number()])
      .transform(Number)
      .refine((typed) => Number.isInteger(typed) && typed >= 0 && typed <= maxDays, t('validNumber')),
    features: planDraftSchema.shape.features.refine(
      (features) => features.length > 0,
      t('featureTextMissing'),
    ),
  })
  return z.object({ plans: z.array(plan).max(sellerPlanLimits.plans) })
}

/** Returns the monthly price of typed credits in cents; undefined for what is no number. */
export function priceOfPlan(credits: number | string, extraMicros: number): number | undefined {
  const typed = credits === '' ? Number.NaN : Number(credits)
  return Number.isInteger(typed) && typed > 0 && typed <= maxCredits
    ? priceOfCredits(typed, extraMicros)
    : undefined
}

/** Returns the plans to edit: those on sale, or examples for an agency that sells none. */
export function plansToEdit(plans: readonly SellerPlan[]): PlanFields[] {
  if (plans.length > 0)
    return plans.map(({ id, name, credits, features, isPopular, trialDays }) => ({
      id,
      name,
      credits,
      features,
      isPopular,
      trialDays: trialDays === 0 ? '' : trialDays,
    }))
  return exampleCredits.map((credits, index) => ({
    id: crypto.randomUUID(),
    name: t(index === 0 ? 'exampleStarter' : 'examplePro'),
    credits,
    features: [t('exampleFeature', { credits: formatCount(credits) })],
    isPopular: index > 0,
    trialDays: '',
  }))
}

export function emptyPlan(): PlanFields {
  return { id: crypto.randomUUID(), name: '', credits: '', features: [''], isPopular: false, trialDays: '' }
}
