import { totalOf, type Payment } from '@parley/functions/shared/billing/payment'
import { useDebouncedValue } from '@mantine/hooks'
import { call } from '../../../lib/call.ts'
import { useRead } from '../../../lib/live/useRead.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import type { Account } from '../account.ts'

const pauseMs = 300

interface TopUpPrice {
  /** The price; without its tax while that is calculated. */
  payment: Payment
  isStale: boolean
  /** Why the tax could not be calculated. */
  error: unknown
}

/**
 * Returns the price of a top-up: from the price list, or from the payment service while that calculates the
 * tax. `minor`: the amount in minor units; null asks nothing.
 */
export function useTopUpPrice(
  { catalogue, currency }: Pick<Account, 'catalogue' | 'currency'>,
  label: string,
  minor: number | null,
): TopUpPrice {
  const { region, workspaceId } = useWorkspaceRef()
  const wanted = catalogue.automaticTax ? minor : null
  const [amount] = useDebouncedValue(wanted, pauseMs)
  const answer = useRead(
    amount === null ? null : ['topUpPrice', region, workspaceId, amount],
    () => call('previewTopUp', { region, workspaceId, amount: amount ?? 0 }, region),
    { isForgotten: true },
  )
  const local = totalOf([{ label, quantity: 1, amount: minor ?? 0 }], currency)
  const isAnswered = wanted !== null && amount === wanted
  if (isAnswered && answer.status === 'ready')
    return { payment: { ...answer.data, lines: local.lines }, isStale: false, error: null }
  if (isAnswered && answer.status === 'error') return { payment: local, isStale: true, error: answer.error }
  return { payment: local, isStale: wanted !== null, error: null }
}
