/** The plan that an organisation pays its agency for, on the page of the organisation. */
export const texts = {
  plan: 'Plan',
  pricePerMonth: '{price} a month',
  planNotLoaded: 'The plan could not be loaded',
  planEnds: 'The plan ends with the paid month',
  endPlan: 'Cancel plan',
  endPlanOf: 'Cancel “{name}”?',
  endPlanHint:
    'It runs until {at} and is not charged again. Credits that were paid for stay. As long as clients can see billing, they can continue it.',
  planStopped: 'The payment account is disconnected, so what becomes of the plan is unknown.',
  planUnpaid: 'The last payment failed.',
  billingIsOff: 'Clients can’t see their billing now, but this plan is still charged.',
  planEndsOn: 'Ends on {at}.',
  planRenewsOn: 'Renews on {at}.',
} as const
