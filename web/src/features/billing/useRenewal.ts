import type { Payment } from '@parley/functions/shared/billing/payment'
import { call } from '../../lib/call.ts'
import { useWorkspaceRef } from '../../lib/session.ts'
import { useRead } from '../../lib/useRead.ts'
import type { Account } from './account.ts'
import type { Quantities } from './purchases.ts'

/**
 * What will be charged next, discounts and tax included, as it is or with other add-ons: what was sold at
 * another price keeps that, so only the server knows. Undefined until it is known, and where nothing will be;
 * the date alone is true as well.
 */
export function useRenewal({ subscription, isPaid }: Account, quantities?: Quantities): Payment | undefined {
  const { region, workspaceId } = useWorkspaceRef()
  const { id, renewsAt, nextAddons } = subscription ?? {}
  const isComing = isPaid && subscription?.endsAt === null
  const answer = useRead(
    isComing ? ['renewal', region, workspaceId, id, renewsAt, nextAddons, quantities] : null,
    () => call('previewRenewal', { region, workspaceId, ...(quantities && { quantities }) }, region),
    { isForgotten: true },
  )
  return answer.status === 'ready' ? (answer.data.renewal ?? undefined) : undefined
}
