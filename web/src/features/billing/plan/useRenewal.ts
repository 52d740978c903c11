import type { Payment } from '@parley/functions/shared/billing/payment'
import { call } from '../../../lib/call.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { useRead } from '../../../lib/live/useRead.ts'
import type { Account } from '../account.ts'
import type { Quantities } from '../payments/purchases.ts'

/**
 * Returns the next payment with discounts and tax, for the current or other add-ons: add-ons keep the price
 * that they were sold for, so only the server knows it. Undefined until it is known, and if there is none.
 */
export function useRenewal({ subscription, isPaid }: Account, quantities?: Quantities): Payment | undefined {
  const { region, workspaceId } = useWorkspaceRef()
  const { id, renewsAt, cycle, monthlyCredits, nextAddons, nextPlan } = subscription ?? {}
  const isComing = isPaid && subscription?.endsAt === null
  const answer = useRead(
    isComing
      ? [
          'renewal',
          region,
          workspaceId,
          id,
          renewsAt,
          cycle,
          monthlyCredits,
          nextAddons,
          nextPlan,
          quantities,
        ]
      : null,
    () => call('previewRenewal', { region, workspaceId, ...(quantities && { quantities }) }, region),
    { isForgotten: true },
  )
  return answer.status === 'ready' ? (answer.data.renewal ?? undefined) : undefined
}
