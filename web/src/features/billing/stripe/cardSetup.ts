import type { Card } from '@parley/functions/shared/billing/billing'
import type { Stripe, StripeError } from '@stripe/stripe-js'
import { call } from '../../../lib/call.ts'
import { CallError } from '../../../lib/errors.ts'
import type { WorkspaceRef } from '../../../lib/session.ts'
import { attemptOf, endAttempt, type Intention } from '../attempts.ts'
import { openStripe } from './openStripe.ts'
import { t } from '../texts.ts'

export interface CardSetup {
  stripe: Stripe
  setupId: string
  clientSecret: string
}

/** Begins to add a card. `country` settles currency and tax, but only of a workspace that has none yet. */
export async function startCardSetup(
  { region, workspaceId }: WorkspaceRef,
  country: string,
): Promise<CardSetup> {
  const setup = await call(
    'startCardSetup',
    { region, workspaceId, country, attemptId: attemptOf(setupOf(workspaceId)) },
    region,
  )
  return {
    stripe: await openStripe(setup.publishableKey),
    setupId: setup.setupId,
    clientSecret: setup.clientSecret,
  }
}

/** Makes the card of a finished setup the one that pays. */
export async function saveCard(
  { region, workspaceId }: WorkspaceRef,
  setupId: string,
  fallback: string,
): Promise<Card> {
  try {
    // It has come to its end, kept or not: fields that are shown anew need another one.
    endAttempt(setupOf(workspaceId))
    const { card } = await call('saveCard', { region, workspaceId, setupId }, region)
    return card
  } catch (error) {
    if (error instanceof CallError && error.code === 'internal') throw new CallError('internal', fallback)
    throw error
  }
}

/**
 * Has the payer's browser confirm a payment with the card on file, and with the bank where it asks. Whether
 * money has come is for the server to find out.
 */
export async function confirmPayment(
  { publishableKey, clientSecret }: { publishableKey: string; clientSecret: string },
  cardId: string,
): Promise<void> {
  const stripe = await openStripe(publishableKey)
  const { error, paymentIntent } = await stripe
    .confirmCardPayment(clientSecret, { payment_method: cardId })
    .catch(() => {
      throw new CallError('unavailable', t('confirmationFailed'))
    })
  if (error) {
    if (error.payment_intent?.status === 'succeeded') return
    const isUnknown =
      error.type === 'api_connection_error' || error.type === 'api_error' || error.type === 'rate_limit_error'
    throw new CallError(isUnknown ? 'unavailable' : 'failed-precondition', sentenceOfStripe(error))
  }
  const { status } = paymentIntent
  if (status === 'succeeded' || status === 'requires_action') return
  // What is still being looked at may yet succeed: a new attempt would pay beside it.
  throw new CallError(
    status === 'processing' ? 'unavailable' : 'failed-precondition',
    t('paymentStatus', { status }),
  )
}

/** What Stripe says is meant for the payer, but for a failed challenge, where it speaks to programmers. */
export function sentenceOfStripe({ code, message }: StripeError): string {
  const isChallenge =
    code === 'payment_intent_authentication_failure' || code === 'setup_intent_authentication_failure'
  return isChallenge ? t('bankHasNotConfirmed') : (message ?? t('paymentError'))
}

function setupOf(workspaceId: string): Intention {
  return { workspaceId, purpose: 'setup', about: '' }
}
