/** The page of the free plan. */
export const texts = {
  title: 'Get the free plan',
  description: 'Everything you need to try an agent on your own website. No card needed.',
  lead: 'Try everything on your own website, for as long as you like. No card needed.',
  compare: 'Compare plans',
  features: 'What you get',
  usedUp: 'What happens when I run out of credits?',
  usedUpText:
    'The agent stops answering, and your team can still reply. Top up or choose a plan to continue.',
  leftOut: 'Is anything missing?',
  leftOutText:
    'Nothing in the builder, the widget or the inbox. Add-ons such as white label need a paid plan.',
  closing: 'Get started',
  closingText: 'All you need is an email address.',
} as const
