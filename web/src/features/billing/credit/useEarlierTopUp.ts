import type { Purchase } from '@parley/functions/shared/billing/billing'
import { paths } from '@parley/functions/shared/paths'
import { useState } from 'react'
import { useLiveDoc } from '../../../lib/live/live.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { endAttempt, storedAttempt } from '../payments/attempts.ts'
import { topUpOf } from '../payments/purchases.ts'

interface EarlierTopUp {
  /** Its state; undefined without one, or if the server has none. */
  state: Purchase['state'] | undefined
  isAsking: boolean
  /** Called when this amount is being paid: an earlier, completed one does not count for it. */
  startAttempt: () => void
}

/** Returns an earlier top-up of the same amount, in minor units, whose outcome is unknown here. */
export function useEarlierTopUp(amount: number): EarlierTopUp {
  const { region, workspaceId } = useWorkspaceRef()
  // A payment that was started here is one attempt, however often it is retried.
  const [started, setBegun] = useState<number[]>([])
  const intention = topUpOf(workspaceId, amount)
  const attemptId = started.includes(amount) ? null : storedAttempt(intention)
  const purchase = useLiveDoc(
    'purchase',
    attemptId === null ? null : { region, path: paths.purchase(workspaceId, attemptId) },
  )
  const state = attemptId !== null && purchase.status === 'ready' ? purchase.data?.state : undefined

  function startAttempt() {
    if (state === 'succeeded' || state === 'failed') endAttempt(intention)
    setBegun([...started, amount])
  }

  return { state, isAsking: attemptId !== null && purchase.status === 'loading', startAttempt }
}
