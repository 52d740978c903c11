import type { Payment } from '@parley/functions/shared/payment'
import { useEffect, useState } from 'react'
import { call } from '../../lib/call.ts'
import { useWorkspaceRef } from '../../lib/session.ts'
import type { Account } from './account.ts'
import type { Quantities } from './purchases.ts'

/**
 * What will be charged next, discounts and tax included, as it is or with other add-ons: what was sold at
 * another price keeps that, so only the server knows. Undefined until it is known, and where nothing will be.
 */
export function useRenewal({ subscription, isPaid }: Account, quantities?: Quantities): Payment | undefined {
  const { region, workspaceId } = useWorkspaceRef()
  const [answer, setAnswer] = useState<{ key: string; payment: Payment | undefined }>({
    key: '',
    payment: undefined,
  })
  const isComing = isPaid && subscription && subscription.endsAt === null
  const key = isComing
    ? JSON.stringify([
        workspaceId,
        subscription.id,
        subscription.renewsAt,
        subscription.nextAddons,
        quantities,
      ])
    : ''
  const chosen = JSON.stringify(quantities ?? null)

  useEffect(() => {
    if (!key) return
    let isOver = false
    const wanted: Quantities | null = JSON.parse(chosen)
    call('previewRenewal', { region, workspaceId, ...(wanted && { quantities: wanted }) }, region).then(
      ({ renewal }) => {
        if (!isOver) setAnswer({ key, payment: renewal ?? undefined })
      },
      // The date alone is true as well.
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [region, workspaceId, key, chosen])

  return answer.key === key ? answer.payment : undefined
}
