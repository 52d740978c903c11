import type { Card } from '@parley/functions/shared/billing/billing'
import type { CallableOutput } from '@parley/functions/shared/callables/callables'
import type { Region } from '@parley/functions/shared/regions/regions'
import {
  attempt,
  attemptOf,
  endAttempt,
  type Intention,
} from '../../../features/billing/payments/attempts.ts'
import { paymentFailureText } from '../../../features/billing/payments/paymentFailureText.ts'
import { repeatUntil } from '../../../features/billing/payments/purchases.ts'
import { confirmPayment, type CardSetup } from '../../../features/billing/stripe/cardSetup.ts'
import { openStripe } from '../../../features/billing/stripe/openStripe.ts'
import { call } from '../../../lib/call.ts'
import { CallError, toCallError } from '../../../lib/errors.ts'
import { t } from './texts.ts'

export interface OrganisationRef {
  region: Region
  orgId: string
}

export type ClientBilling = CallableOutput<'readClientBilling'>
export type SavedCard = CallableOutput<'saveClientCard'>

/** Starts to add a card to the account of the client's agency. */
export async function startClientCard({ region, orgId }: OrganisationRef): Promise<CardSetup> {
  const setup = await call('startClientCard', { region, orgId, attemptId: attemptOf(setupOf(orgId)) }, region)
  return {
    stripe: await openStripe(setup.publishableKey, setup.accountId),
    setupId: setup.setupId,
    clientSecret: setup.clientSecret,
  }
}

/** Makes the card of a completed setup the one that the organisation pays with, and charges an open month to it. */
export async function saveClientCard(
  { region, orgId }: OrganisationRef,
  setupId: string,
): Promise<SavedCard> {
  // The setup is complete, saved or not: new fields need another one.
  endAttempt(setupOf(orgId))
  return call('saveClientCard', { region, orgId, setupId }, region)
}

/**
 * Buys credits for the price that was shown, in cents. Resolves when they have arrived; throws a sentence for
 * the client.
 */
export async function buyCredits(
  organisation: OrganisationRef,
  { credits, amount, card }: { credits: number; amount: number; card: Card },
): Promise<void> {
  const intention: Intention = {
    payer: organisation.orgId,
    purpose: 'buyCredits',
    about: `${credits}|${amount}|${card.id}`,
  }
  const result = await attempt(
    intention,
    async (attemptId) => {
      // A retry of the same attempt returns its outcome.
      const request = () =>
        call('buyCredits', { ...organisation, credits, amount, attemptId }, organisation.region)
      const first = await request()
      if (first.state === 'action') await confirmPayment(first, card.id)
      else if (first.state !== 'created') return first
      return repeatUntil(request, ({ state }) => state === 'succeeded' || state === 'failed')
    },
    ({ state }) => state === 'succeeded' || state === 'failed',
  ).catch((error: unknown) => {
    throw toCallError(error).code === 'internal' ? new CallError('internal', t('purchaseFailed')) : error
  })
  if (result.state === 'failed')
    throw new CallError('failed-precondition', paymentFailureText(result.failure, t('purchaseFailed')))
  if (result.state !== 'succeeded') throw new CallError('unavailable', t('bankNotAnswered'))
}

function setupOf(orgId: string): Intention {
  return { payer: orgId, purpose: 'setup', about: '' }
}
