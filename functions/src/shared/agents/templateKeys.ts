/** The templates of the New Agent drawer. */
export const templateKeys = [
  'customer-support',
  'order-status',
  'real-estate-agent',
  'health-care-agent',
  'confirm-email',
  'make-appointment',
  'blank-template',
  'game-npc',
] as const
export type TemplateKey = (typeof templateKeys)[number]

export const templateTabs = ['All Templates', 'Customer Support', 'Utility', 'Entertainment'] as const
export type TemplateTab = (typeof templateTabs)[number]

export interface TemplateCard {
  key: TemplateKey
  name: string
  description: string
  tab: Exclude<TemplateTab, 'All Templates'>
  color: string
}

/** The cards of the New Agent drawer; the contents of a template stay on the server. */
export const templateCards: readonly TemplateCard[] = [
  {
    key: 'customer-support',
    name: 'Customer support',
    tab: 'Customer Support',
    color: '#3a5bd9',
    description: 'Answers questions from your documents and hands over to a person when it should.',
  },
  {
    key: 'order-status',
    name: 'Order status',
    tab: 'Customer Support',
    color: '#8a5a16',
    description: 'Asks for the order number, looks it up with a tool, and has a person behind it.',
  },
  {
    key: 'real-estate-agent',
    name: 'Real estate agent',
    tab: 'Customer Support',
    color: '#1f6f54',
    description: 'Finds out what a buyer or tenant needs, and takes a phone number for a viewing.',
  },
  {
    key: 'health-care-agent',
    name: 'Health care reception',
    tab: 'Customer Support',
    color: '#0f7490',
    description: 'Explains services and hours, never diagnoses, spots emergencies.',
  },
  {
    key: 'confirm-email',
    name: 'Confirm email',
    tab: 'Utility',
    color: '#6d4bc3',
    description: 'Collects an email address, reads it back and confirms it.',
  },
  {
    key: 'make-appointment',
    name: 'Make an appointment',
    tab: 'Utility',
    color: '#b4472f',
    description: 'Books in your calendar, or notes preferred dates for a person to confirm.',
  },
  {
    key: 'blank-template',
    name: 'Blank',
    tab: 'Utility',
    color: '#44403c',
    description: 'An empty page with sensible settings.',
  },
  {
    key: 'game-npc',
    name: 'Game character',
    tab: 'Entertainment',
    color: '#a0640c',
    description: 'A tavern keeper who stays in character and knows the rumors of the town.',
  },
]
