import type { CallableOutput } from '@parley/functions/shared/callables/callables'
import { currencyOf, totalOf, type Discount } from '@parley/functions/shared/billing/payment'
import { subscriptionLines } from '@parley/functions/shared/billing/subscriptionLines'
import { useDebouncedValue } from '@mantine/hooks'
import { useMemo } from 'react'
import { call } from '../../../lib/call.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { useRead } from '../../../lib/live/useRead.ts'
import type { Account, ChosenPlan } from '../account.ts'
import type { Quantities } from '../payments/purchases.ts'

const pauseMs = 300

type Preview = CallableOutput<'previewSubscription'>

/**
 * Returns the price of a month or year. The server's response counts; until it arrives, the same calculation
 * is made here, so that a price is shown at once.
 */
export function usePreview(
  { catalogue, billing }: Account,
  {
    country,
    plan: { cycle, monthlyCredits },
    quantities,
    discount,
  }: {
    country: string
    plan: ChosenPlan
    quantities: Quantities
    discount: { code: string; offer: Discount } | null
  },
): { payment: Preview; isStale: boolean } {
  const { region, workspaceId } = useWorkspaceRef()
  const discountCode = discount?.code ?? ''
  const wish = useMemo(
    () => ({ cycle, monthlyCredits, quantities, discountCode, country }),
    [cycle, monthlyCredits, quantities, discountCode, country],
  )
  const [debounced] = useDebouncedValue(wish, pauseMs)
  // A VAT ID that was saved meanwhile changes the tax.
  const vatId = billing?.vatId ?? ''
  // If the server refuses, the local calculation stays; continuing shows the problem.
  const answer = useRead(
    ['preview', region, workspaceId, debounced, vatId],
    () => call('previewSubscription', { region, workspaceId, plan: 'pay_as_you_go', ...debounced }, region),
    { isForgotten: true },
  )

  if (debounced === wish && answer.status === 'ready') return { payment: answer.data, isStale: false }
  const currency = currencyOf(catalogue, country)
  const offer = discount?.offer ?? null
  const order = { plan: 'pay_as_you_go', cycle, monthlyCredits } as const
  const lines = subscriptionLines(catalogue, currency, order, quantities)
  const payment = totalOf(lines, currency, offer ?? undefined)
  // A one-time discount does not apply to the next payment.
  const later = offer?.duration === 'once' ? totalOf(lines, currency).total : payment.total
  return {
    payment: { ...payment, offer, later },
    isStale: true,
  }
}
