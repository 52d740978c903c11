import type { Card } from '@parley/functions/shared/billing/billing'
import { declineKeyOf } from '@parley/functions/shared/billing/paymentFailures'
import type { Stripe, StripeError } from '@stripe/stripe-js'
import { call } from '../../../lib/call.ts'
import { CallError } from '../../../lib/errors.ts'
import type { WorkspaceRef } from '../../../lib/session/session.ts'
import { attemptOf, endAttempt, type Intention } from '../payments/attempts.ts'
import { paymentFailureText } from '../payments/paymentFailureText.ts'
import { openStripe } from './openStripe.ts'
import { t } from '../texts.ts'

export interface CardSetup {
  stripe: Stripe
  setupId: string
  clientSecret: string
}

/** Starts to add a card. `country` determines currency and tax, but only for a workspace without them. */
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

/** Makes the card of a completed setup the paying one. */
export async function saveCard(
  { region, workspaceId }: WorkspaceRef,
  setupId: string,
  fallback: string,
): Promise<Card> {
  try {
    // The setup is complete, saved or not: new fields need another one.
    endAttempt(setupOf(workspaceId))
    const { card } = await call('saveCard', { region, workspaceId, setupId }, region)
    return card
  } catch (error) {
    if (error instanceof CallError && error.code === 'internal') throw new CallError('internal', fallback)
    throw error
  }
}

/**
 * Confirms a payment in the payer's browser with the stored card, and with its bank if needed. The server
 * finds out whether the money has arrived.
 */
export async function confirmPayment(
  {
    publishableKey,
    clientSecret,
    accountId,
  }: { publishableKey: string; clientSecret: string; accountId?: string },
  cardId: string,
): Promise<void> {
  const stripe = await openStripe(publishableKey, accountId)
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
  // A payment in progress may still succeed: a new attempt would pay twice.
  throw new CallError(
    status === 'processing' ? 'unavailable' : 'failed-precondition',
    t('paymentStatus', { status }),
  )
}

/** Returns why a card did not pay, or Stripe's message for the payer, which is in their language. */
export function sentenceOfStripe(error: StripeError): string {
  const isChallenge =
    error.code === 'payment_intent_authentication_failure' ||
    error.code === 'setup_intent_authentication_failure'
  if (isChallenge || error.type === 'card_error')
    return paymentFailureText(declineKeyOf(error), t('paymentError'))
  return error.message ?? t('paymentError')
}

function setupOf(workspaceId: string): Intention {
  return { payer: workspaceId, purpose: 'setup', about: '' }
}
