import type { Purchase } from '@parley/functions/shared/billing/billing'
import { paths } from '@parley/functions/shared/paths'
import { useState } from 'react'
import { useLiveDoc } from '../../lib/live.ts'
import { useWorkspaceRef } from '../../lib/session.ts'
import { endAttempt, keptAttempt } from './attempts.ts'
import { topUpOf } from './purchases.ts'

interface EarlierTopUp {
  /** How it stands; undefined where there was none, or where the server knows of none. */
  state: Purchase['state'] | undefined
  isAsking: boolean
  /** Says that the amount is paid now: one that is over does not stand for the new wish. */
  begin: () => void
}

/**
 * A top-up of the same amount, in minor units, that was begun before and of which nobody has said here how it
 * ended.
 */
export function useEarlierTopUp(amount: number): EarlierTopUp {
  const { region, workspaceId } = useWorkspaceRef()
  // What is begun here is one wish, however often it is tried.
  const [begun, setBegun] = useState<number[]>([])
  const intention = topUpOf(workspaceId, amount)
  const attemptId = begun.includes(amount) ? null : keptAttempt(intention)
  const purchase = useLiveDoc(
    'purchase',
    attemptId === null ? null : { region, path: paths.purchase(workspaceId, attemptId) },
  )
  const state = attemptId !== null && purchase.status === 'ready' ? purchase.data?.state : undefined

  function begin() {
    if (state === 'succeeded' || state === 'failed') endAttempt(intention)
    setBegun([...begun, amount])
  }

  return { state, isAsking: attemptId !== null && purchase.status === 'loading', begin }
}
