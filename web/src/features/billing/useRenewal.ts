import { currencies } from '@parley/functions/shared/catalogue'
import { useEffect, useState } from 'react'
import { call } from '../../lib/call.ts'
import { formatMoney } from '../../lib/money.ts'
import { useWorkspaceRef } from '../../lib/session.ts'
import type { Account } from './account.ts'

/** What will be charged next, discounts and tax included; empty until it is known, and where nothing will be. */
export function useRenewal({ subscription, isPaid }: Account): string {
  const { region, workspaceId } = useWorkspaceRef()
  const [answer, setAnswer] = useState({ key: '', text: '' })
  const key = isPaid && subscription && subscription.endsAt === null ? JSON.stringify([workspaceId, subscription.id, subscription.renewsAt, subscription.nextAddons]) : ''

  useEffect(() => {
    if (!key) return
    let isOver = false
    call('previewRenewal', { region, workspaceId }, region).then(
      ({ renewal }) => {
        const currency = currencies.find((name) => name === renewal?.currency)
        if (!isOver) setAnswer({ key, text: renewal && currency ? formatMoney(renewal.total, currency) : '' })
      },
      // The date alone is true as well.
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [region, workspaceId, key])

  return answer.key === key ? answer.text : ''
}
