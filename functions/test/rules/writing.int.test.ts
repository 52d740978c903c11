import { expectRules } from './expectRules.ts'
import { agentA, allow, conversation, deny, type Row } from './row.ts'
import { people } from './world.ts'

const { Alice, nobody, stranger } = people

const rows = (): Row[] => [
  ...[
    'catalogue/current',
    'billing/wsA',
    'autoRecharge/wsA',
    'purchases/wsA_attempt1',
    'subs/sub1',
    'billingOps/wsA',
    'stripeEvents/x',
    'stripeCustomers/us_cus1',
  ].map((path) =>
    deny(`H-009 Alice writes ${path}`, Alice, (as) =>
      as.set(path, { workspaceId: 'wsA', state: 'succeeded', isOn: true }),
    ),
  ),
  deny('H-008 Alice gives an agent away', Alice, (as) => as.update(agentA, { ownerID: 'wsB' })),
  deny('H-008 Alice makes an agent', Alice, (as) => as.set('voiceglow/new', { ownerID: 'wsA', title: 'x' })),
  deny('H-008 Alice deletes an agent', Alice, (as) => as.remove(agentA)),
  ...(
    [
      { loadTokens: 1_000_000 },
      { 'internal.customPlan': { key: 'x' } },
      { hasEverPaid: true },
      { workspaceEmails: ['eve@example.com'] },
      { stripeSubscriptionId: 'x' },
      { agentCount: 0 },
      { seatSeq: 7 },
      { keyNotices: [] },
      { workspaceName: 'New', hasEverPaid: true },
    ] as const
  ).map((data) =>
    deny(`H-009 Alice writes ${JSON.stringify(data)}`, Alice, (as) => as.update('users/wsA', data)),
  ),
  deny('H-010 Alice replaces the workspace', Alice, (as) => as.set('users/wsA', { workspaceName: 'x' })),
  deny('H-011 Alice raises her balance', Alice, (as) => as.update('wallets/ws_wsA', { balance: 105 })),
  deny('H-011 Alice writes a ledger entry', Alice, (as) => as.set('wallets/ws_wsA/ledger/e', { amount: 5 })),
  deny('H-011 Alice writes a lease', Alice, (as) => as.set('wallets/ws_wsA/leases/x', { granted: 5 })),
  deny('H-012 Alice mixes an allowed write with another', Alice, (as) =>
    as.batch([
      { path: 'users/wsA', data: { workspaceName: 'Mixed' } },
      { path: 'wallets/ws_wsA', data: { balance: 105 } },
    ]),
  ),
  ...[
    'access/nobody',
    'users/wsNew',
    'orgs/new',
    'clients/new',
    'agencies/new',
    'wallets/new',
    'tenants/new',
    'widgets/new',
    'runtimes/new',
  ].map((path) =>
    deny(`H-013 somebody makes ${path}`, nobody, (as) =>
      as.set(path, { kind: 'user', sv: 0, ws: { wsA: 'owner' } }),
    ),
  ),
  deny('H-013 Alice widens her own access', Alice, (as) => as.update('access/alice', { 'ws.wsB': 'owner' })),
  ...(
    [
      { messagesLimit: 1.5 },
      { messagesLimit: -1 },
      { messagesLimit: '5' },
      { messagesLimit: 1_000_000_001 },
      { messageDelayMS: -1 },
      { messageDelayMS: 60_001 },
      { title: '' },
      { title: 'x'.repeat(101) },
      { title: { a: 1 } },
      { primaryColor: 'red' },
      { recordChatHistory: 'yes' },
      { internal: { a: 1 } },
      { 'vgOptions.maxChunkSize': 999 },
      { 'vgOptions.systemPrompt': 'x'.repeat(20_001) },
      { 'vgOptions.secret': 'x' },
      { publishedFingerprint: 'x' },
    ] as const
  ).map((data) =>
    deny(`H-021 Alice writes ${JSON.stringify(data).slice(0, 60)}`, Alice, (as) => as.update(agentA, data)),
  ),
  allow('Alice changes the draft', Alice, (as) =>
    as.update(agentA, { title: 'Better', 'vgOptions.systemPrompt': 'Be kind.', lastModified: 5 }),
  ),
  allow('Alice renames the workspace', Alice, (as) =>
    as.update('users/wsA', { workspaceName: 'Renamed', lastModified: 5 }),
  ),
  deny('Alice changes what a visitor wrote', Alice, (as) =>
    as.update(conversation, { preview: 'Other words' }),
  ),
  deny('Alice changes a knowledge source', Alice, (as) => as.update(`${agentA}/kb/source1`, { title: 'x' })),
  deny('H-061 Alice makes a visit', Alice, (as) => as.set(`${agentA}/visits/new`, { at: 1, country: 'FR' })),
  deny('H-061 Alice changes a visit', Alice, (as) => as.update(`${agentA}/visits/visit1`, { at: 2 })),
  deny('H-061 Alice deletes a visit', Alice, (as) => as.remove(`${agentA}/visits/visit1`)),
  deny('H-061 a stranger makes a visit', stranger, (as) => as.set(`${agentA}/visits/new`, { at: 1 })),
  deny('Alice writes a backup', Alice, (as) => as.set(`${agentA}/backups/2`, { version: 2 })),
  deny('Alice publishes by hand', Alice, (as) => as.update('widgets/agentA', { title: 'x' })),
]

expectRules('drafts and money', rows)
