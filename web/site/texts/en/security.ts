/** The page of what protects data. */
export const texts = {
  title: 'Security',
  description: 'Where your data is, who can read it, and what protects it.',
  heading: 'Your data stays where you put it',
  lead: 'In the European Union or in the United States. You choose when you sign up: agents, conversations, files and knowledge stay in that region.',
  gdpr: 'GDPR',
  features: 'What protects it',
  tenants: 'Separate tenants',
  tenantsText:
    'Every document belongs to one workspace. Rules in the database deny everything that is not allowed by name, and tests try each combination.',
  secrets: 'Secrets nobody can read',
  secretsText:
    'Keys and tokens are encrypted, each with a key of its own. They can be replaced, but never shown again.',
  people: 'Confirmed people',
  peopleText:
    'A workspace opens only for a confirmed email address, and a new password ends every earlier session.',
  requests: 'Requests that cannot wander',
  requestsText:
    'Tools and websites are reached through one guarded way out, which refuses private networks and bounds size and time.',
  files: 'Files apart',
  filesText: 'Uploaded files are read in a process of their own, with a limit of memory and time.',
  ledger: 'Money in a ledger',
  ledgerText:
    'Each charge is booked once, whatever is lost or repeated, and has a receipt that you can check.',
  training: 'Do you train models with our data?',
  trainingText:
    'No. Messages are sent to the model that you choose in order to answer, and for nothing else.',
  kept: 'How long are conversations kept?',
  keptText: 'As long as you decide for each agent. After that they are deleted with their files.',
  report: 'Where do I report a weakness?',
  reportText: 'Write to us; the address is on the contact page.',
} as const
