import type { CallableOutput } from '@parley/functions/shared/callables'
import { currencyOf, subscriptionLines, totalOf, type Discount } from '@parley/functions/shared/payment'
import { useEffect, useState } from 'react'
import { call } from '../../lib/call.ts'
import { useWorkspaceRef } from '../../lib/session.ts'
import type { Account } from './account.ts'
import type { Quantities } from './purchases.ts'

const pauseMs = 300

type Preview = CallableOutput<'previewSubscription'>

/**
 * What a month will cost. The server's word counts; until it has come, the same sum is made here, so that
 * nobody waits for a figure.
 */
export function usePreview(
  { catalogue }: Account,
  country: string,
  quantities: Quantities,
  discount: { code: string; offer: Discount } | null,
): { payment: Preview; isStale: boolean } {
  const { region, workspaceId } = useWorkspaceRef()
  const [answer, setAnswer] = useState<{ key: string; payment: Preview }>()
  const discountCode = discount?.code ?? ''
  const key = JSON.stringify([country, quantities, discountCode])

  useEffect(() => {
    let isOver = false
    const timer = setTimeout(() => {
      call(
        'previewSubscription',
        { region, workspaceId, plan: 'pay_as_you_go', quantities, discountCode, country },
        region,
      ).then(
        (payment) => isOver || setAnswer({ key, payment }),
        // The sum stays our own; whoever goes on is told by the server what is wrong.
        () => {},
      )
    }, pauseMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
    // `quantities` and the rest are in the key.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [region, workspaceId, key])

  if (answer?.key === key) return { payment: answer.payment, isStale: false }
  const info = currencyOf(catalogue, country)
  const offer = discount?.offer ?? null
  return {
    payment: {
      ...totalOf(
        subscriptionLines(catalogue, info.currency, 'pay_as_you_go', quantities),
        info,
        offer ?? undefined,
      ),
      offer,
    },
    isStale: true,
  }
}
