import { keep, type Account } from '../state/Account.ts'
import { makeId } from '../state/makeId.ts'
import type { Resource } from '../state/State.ts'

/** Creates a dispute, as a holder's bank does; no request of Stripe's API creates one. */
export function createDispute(
  account: Account,
  charge: Resource<'charge'>,
  { amount, reason }: { amount: number; reason: string },
): Resource<'dispute'> {
  const dispute = keep(account, 'dispute', {
    id: makeId('dp_1'),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: structuredClone(emptyEvidence),
    evidence_details: {
      due_by: account.now() + 9 * 24 * 60 * 60,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '10.4' },
      type: 'card',
    },
    reason,
    status: 'needs_response',
  })
  charge.disputed = true
  account.emit('charge.dispute.created', dispute)
  account.emit('charge.dispute.funds_withdrawn', dispute)
  return dispute
}

/** Closes a dispute as the bank has decided; a won one returns the money to the seller. */
export function closeDispute(account: Account, dispute: Resource<'dispute'>, status: 'won' | 'lost'): void {
  dispute.status = status
  account.emit('charge.dispute.updated', dispute, { status: 'needs_response' })
  if (status === 'won') account.emit('charge.dispute.funds_reinstated', dispute)
  account.emit('charge.dispute.closed', dispute)
}

const emptyEvidence: Resource<'dispute'>['evidence'] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
}
