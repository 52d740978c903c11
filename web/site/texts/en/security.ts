/** The page of what protects data. */
export const texts = {
  title: 'Security',
  description: 'Where your data lives, who can read it, and what protects it.',
  heading: 'Your data stays where you put it',
  lead: 'In the European Union or in the United States. You choose when you sign up, and your agents, conversations, files and knowledge stay in that region.',
  gdpr: 'GDPR',
  features: 'How it’s protected',
  tenants: 'Isolated tenants',
  tenantsText:
    'Every document belongs to one workspace. Database rules deny whatever isn’t explicitly allowed, and tests try every combination.',
  secrets: 'Write-only secrets',
  secretsText:
    'Keys and tokens are each encrypted with a key of their own. You can replace them, but no one can view them again.',
  people: 'Verified people',
  peopleText:
    'A workspace opens only to confirmed email addresses, and a new password ends every earlier session.',
  requests: 'Guarded requests',
  requestsText:
    'Tools and websites are reached through a single gateway that blocks private networks and limits size and time.',
  files: 'Isolated file parsing',
  filesText: 'Uploaded files are read in a separate process with limited memory and time.',
  ledger: 'Every charge on a ledger',
  ledgerText:
    'Each charge is booked exactly once, even when messages are lost or repeated, and has a receipt you can check.',
  training: 'Do you train models on our data?',
  trainingText: 'No. Messages go to the model you choose, to answer them and for nothing else.',
  kept: 'How long do you keep conversations?',
  keptText: 'As long as you choose for each agent. Then they’re deleted, along with their files.',
  report: 'How do I report a vulnerability?',
  reportText: 'Write to us. You’ll find the address on the contact page.',
} as const
