/** The English texts of refusals about changes of the plan, by key; see `shared/errors/refusalTexts.ts`. */
export const texts = {
  creditsNotSold: 'The plan is not sold with {credits} credits a month.',
  bankMustConfirm:
    'Your bank wants you to confirm every payment, so this card cannot pay for a change at once. Please use another card.',
  payPlanFirst: 'Your last payment is open. Pay it first, then change your plan.',
  reactivatePlanFirst: 'Your subscription is ending. Reactivate it first, then change your plan.',
}
