/** The English texts of refusals about changes of the plan, by key; see `shared/errors/refusalTexts.ts`. */
export const texts = {
  creditsNotSold: 'The plan is not sold with {credits} credits a month.',
  bankMustConfirm:
    'Your bank wants you to confirm every payment, so this card cannot pay for a change at once. Please use another card.',
  payPlanFirst: 'Your last payment is open. Pay it first, then change your plan.',
  vatIdInvalid: 'That isn’t a valid VAT ID for your country.',
  vatIdNotUsed: 'VAT IDs aren’t used here yet.',
  taxAddressMissing:
    'Your billing address isn’t complete enough to calculate tax. Add a card with your full address.',
  reactivatePlanFirst: 'Your subscription is ending. Reactivate it first, then change your plan.',
}
