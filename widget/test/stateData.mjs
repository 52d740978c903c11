export const hour = Date.UTC(2026, 10, 21, 9)
export const visitor = (text, more) => ({ id: `v${text.length}`, role: 'visitor', text, at: hour, ...more })
export const agent = (text, more) => ({
  id: `a${text.length}`,
  role: 'agent',
  text,
  at: hour + 1000,
  ...more,
})

export const answer = `Oil it **once a year**; a kitchen table likes it twice:

1. Wipe it with a damp cloth and let it dry.
2. Put on a thin coat and wait *twenty minutes*.
3. Rub off what is left.

See [our care guide](https://example.com/care) or use \`hard wax oil\`.`
export const talk = [visitor('How often should I oil my table?'), agent(answer)]
export const sources = [
  {
    id: '1',
    title: 'Caring for oak',
    text: 'Oil the surface once a year. Kitchen tables, which are wiped daily, like it twice a year.',
  },
  { id: '2', title: 'Warranty', text: 'Repairs are free for the first ten years.' },
]
export const cards = [
  {
    title: 'Quay table',
    text: 'Round, 110 cm, oak. Seats four.',
    imageUrl: '',
    label: 'See the table',
    link: 'https://example.com/quay',
    reply: '',
  },
  {
    title: 'Tern chair',
    text: 'Ash with a woven seat.',
    imageUrl: '',
    label: 'Tell me more',
    link: '',
    reply: 'Tell me more about the Tern chair',
  },
  {
    title: 'Ledger shelf',
    text: 'Walnut, three widths.',
    imageUrl: '',
    label: 'Tell me more',
    link: '',
    reply: 'Tell me more about the Ledger shelf',
  },
]
export const leadForm = {
  id: 'lead',
  kind: 'lead',
  title: 'May we call you back?',
  text: 'We answer within a working day.',
  when: 'start',
  afterMessages: 2,
  canSkip: true,
  submitLabel: '',
  thanks: '',
  fields: [
    { key: 'name', label: 'Your name', type: 'text', required: true, options: [] },
    { key: 'email', label: 'Email', type: 'email', required: true, options: [] },
    { key: 'wood', label: 'Wood', type: 'choice', required: false, options: ['Oak', 'Ash', 'Walnut'] },
    { key: 'wish', label: 'What are you looking for?', type: 'long', required: false, options: [] },
    { key: 'agreed', label: 'You may write to me about this.', type: 'consent', required: true, options: [] },
  ],
}
export const consent = {
  text: 'This chat is answered by a computer. We keep what you write for **30 days** so that we can help you, and show it to nobody else.',
  version: '1',
}
