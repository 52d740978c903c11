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
  { catalogue }: Account,
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
  const [asked] = useDebouncedValue(wish, pauseMs)
  // If the server refuses, the local calculation stays; continuing shows the problem.
  const answer = useRead(
    ['preview', region, workspaceId, asked],
    () => call('previewSubscription', { region, workspaceId, plan: 'pay_as_you_go', ...asked }, region),
    { isForgotten: true },
  )

  if (asked === wish && answer.status === 'ready') return { payment: answer.data, isStale: false }
  const info = currencyOf(catalogue, country)
  const offer = discount?.offer ?? null
  return {
    payment: {
      ...totalOf(
        subscriptionLines(catalogue, info, { plan: 'pay_as_you_go', cycle, monthlyCredits }, quantities),
        info,
        offer ?? undefined,
      ),
      offer,
    },
    isStale: true,
  }
}
