/** The page of the free plan. */
export const texts = {
  title: 'Get the free plan',
  description: 'Everything you need to try an agent on your own website. No card needed.',
  lead: 'Try everything on your own website. It does not end after some days, and you need no card.',
  compare: 'Compare plans',
  features: 'What you get',
  usedUp: 'What happens when the credit is used up?',
  usedUpText:
    'The agent stops answering and your colleagues can still reply. Top up or choose a plan to go on.',
  leftOut: 'Is anything left out?',
  leftOutText:
    'No feature of the builder, the widget or the inbox. Add-ons such as white label need a paid plan.',
  closing: 'Start now',
  closingText: 'An email address is all you need.',
} as const
