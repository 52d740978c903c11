import { addonKeys, type AddonKey } from '@parley/functions/shared/billing/catalogue'
import { call } from '../../../lib/call.ts'
import { CallError } from '../../../lib/errors.ts'
import type { WorkspaceRef } from '../../../lib/session/session.ts'
import type { ChosenPlan } from '../account.ts'
import { attempt, type Intention } from './attempts.ts'
import { paymentFailureText } from './paymentFailureText.ts'
import { confirmPayment } from '../stripe/cardSetup.ts'
import { t } from '../texts.ts'

export type Quantities = Partial<Record<AddonKey, number>>

export interface WantedPlan extends ChosenPlan {
  quantities: Quantities
  discountCode: string
  /** The amount that was shown as due, in minor units: no other amount is charged. */
  total: number
}

const asks = 8
const pauseMs = 1000

/**
 * Buys credit for an amount in minor units, before tax. `total`: the price that was shown, which is the only
 * one that is charged. Resolves when the credit has arrived; throws a sentence for the payer.
 */
export async function topUp(
  workspace: WorkspaceRef,
  { amount, total }: { amount: number; total: number },
  cardId: string,
): Promise<void> {
  const result = await attempt(
    topUpOf(workspace.workspaceId, amount),
    async (attemptId) => {
      // A retry of the same attempt returns its outcome.
      const ask = () => call('topUp', { ...workspace, amount, total, attemptId }, workspace.region)
      const first = await ask()
      if (first.state === 'action') await confirmPayment(first, cardId)
      else if (first.state !== 'created') return first
      return repeatUntil(ask, ({ state }) => state === 'succeeded' || state === 'failed')
    },
    ({ state }) => state === 'succeeded' || state === 'failed',
  )
  if (result.state === 'failed')
    throw new CallError('failed-precondition', paymentFailureText(result.failure, t('topUpFailed')))
  if (result.state !== 'succeeded') throw new CallError('unavailable', t('bankNotAnswered'))
}

/** Returns the intention to buy credit for an amount in minor units. */
export function topUpOf(workspaceId: string, amount: number): Intention {
  return { payer: workspaceId, purpose: 'topUp', about: `${amount}` }
}

/**
 * Subscribes with the stored card, and confirms the payment with its bank. `onConfirm` is called before the
 * payer is asked.
 */
export async function subscribe(
  workspace: WorkspaceRef,
  { cycle, monthlyCredits, quantities, discountCode, total }: WantedPlan,
  cardId: string,
  onConfirm: () => void,
): Promise<void> {
  const { region, workspaceId } = workspace
  const about = [cycle, monthlyCredits, aboutQuantities(quantities), discountCode, cardId].join('|')
  const result = await attempt(
    { payer: workspaceId, purpose: 'subscribe', about },
    async (attemptId) => {
      const first = await call(
        'subscribe',
        {
          ...workspace,
          plan: 'pay_as_you_go',
          cycle,
          monthlyCredits,
          quantities,
          discountCode,
          total,
          attemptId,
        },
        region,
      )
      if (first.state === 'active') return first
      onConfirm()
      await confirmPayment(first, cardId)
      return repeatUntil(
        () => call('confirmSubscription', workspace, region),
        ({ state }) => state === 'active',
      )
    },
    ({ state }) => state === 'active',
  )
  if (result.state !== 'active') throw new CallError('unavailable', t('completionFailed'))
}

/** Returns the same text in whatever order they were selected. */
export function aboutQuantities(quantities: Quantities): string {
  return addonKeys.flatMap((key) => (quantities[key] ? [`${key}:${quantities[key]}`] : [])).join(',')
}

/** Repeats a request: a payment may be in progress for some seconds, and the last response counts. */
export async function repeatUntil<T>(ask: () => Promise<T>, isOver: (result: T) => boolean): Promise<T> {
  let result = await ask()
  for (let tries = 1; tries < asks && !isOver(result); tries++) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    result = await ask()
  }
  return result
}
