/** Screens of a workspace on the paid plan; `{fresh}` is an agent without knowledge. */
export const paidScreens = [
  { name: 'paid-home', path: '{app}/home' },
  { name: 'billing-paid', path: '{app}/billing' },
  { name: 'billing-paid-foot', path: '{app}/billing', open: scrollToFoot },
  ...['topup', 'modify', 'payment'].map((dialog) => ({
    name: `billing-${dialog}-paid`,
    path: `{app}/billing?dialog=${dialog}`,
  })),
  { name: 'usage-paid', path: '{app}/usage' },
  { name: 'usage-paid-foot', path: '{app}/usage', open: scrollToFoot },
  { name: 'sources-at-work', path: '{agent}/kb/use' },
  { name: 'sources-at-work-none', path: '{fresh}/kb/use' },
  { name: 'knowledge-none', path: '{fresh}/kb' },
  { name: 'overview-none', path: '{fresh}/overview' },
]

function scrollToFoot(page) {
  return page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
}
