import { beforeAll, describe, expect, it } from 'vitest'
import { databaseIds, regions, type Region } from '../../src/shared/regions.ts'
import { clearDatabases } from '../emulator.ts'
import { asSomebody, type Who } from './restClient.ts'
import { clientOf, makeWorld, people, serverOnly } from './world.ts'

type Requests = ReturnType<typeof asSomebody>
type Row = [name: string, who: Who, request: (as: Requests) => Promise<boolean>, allowed: boolean]

const agentA = 'voiceglow/agentA'
const conversation = `${agentA}/convos/conversation1`
const own = { field: 'ownerID', op: 'EQUAL', value: 'wsA' } as const

/** Who × path × operation × allowed. A row's number is its case in the security design. */
function rows(region: Region): Row[] {
  const { stranger, Alice, Mel, Bob, nobody, removed, disabled, stale } = people
  const c1 = clientOf(region, 'c1')
  const c2 = clientOf(region, 'c2')
  const c3 = clientOf(region, 'c3')
  const allow = (name: string, who: Who, request: Row[2]): Row => [name, who, request, true]
  const deny = (name: string, who: Who, request: Row[2]): Row => [name, who, request, false]
  const readable = [
    'users/wsA',
    'users/wsA/members/alice',
    agentA,
    conversation,
    `${conversation}/pages/0`,
    `${agentA}/kb/source1`,
    `${agentA}/backups/1`,
    `${conversation}/notes/note1`,
    `${conversation}/presence/visitor`,
    `${agentA}/leads/lead1`,
    `${agentA}/tests/test1`,
    `${agentA}/visits/visit1`,
    `${agentA}/deletions/conversation0`,
    'users/wsA/cannedReplies/reply1',
    'users/wsA/inboxViews/view1',
    'users/wsA/invites/invite1',
    'wallets/ws_wsA',
    'wallets/ws_wsA/ledger/free:wsA',
    'wallets/ws_wsA/usage/lease1',
    'billing/wsA',
    'autoRecharge/wsA',
    'purchases/wsA_attempt1',
  ]
  const lists = [
    'users/wsA/members',
    `${agentA}/convos`,
    `${conversation}/pages`,
    `${agentA}/kb`,
    `${agentA}/backups`,
    `${conversation}/notes`,
    `${conversation}/presence`,
    `${agentA}/leads`,
    `${agentA}/tests`,
    `${agentA}/visits`,
    `${agentA}/deletions`,
    'users/wsA/cannedReplies',
    'users/wsA/inboxViews',
    'users/wsA/invites',
    'wallets/ws_wsA/ledger',
    'wallets/ws_wsA/usage',
  ]
  const everybody: [string, Who][] = [
    ['a stranger', stranger],
    ['Alice', Alice],
    ['Bob', Bob],
    ['a client', c1],
    ['an org admin', c2],
  ]
  return [
    ...[...readable, 'access/alice', 'wallets/ws_wsA/leases/lease1'].map((path) =>
      deny(`H-002 a stranger gets ${path}`, stranger, (as) => as.get(path)),
    ),
    ...everybody.flatMap(([name, who]) =>
      serverOnly.map((path) => deny(`H-002 ${name} gets ${path}`, who, (as) => as.get(path))),
    ),
    allow('a stranger gets the prices', stranger, (as) => as.get('catalogue/current')),
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
    allow('H-003 a stranger gets a published widget', stranger, (as) => as.get('widgets/agentA')),
    deny('H-003 a stranger lists widgets', stranger, (as) => as.list('widgets', { limit: 1 })),
    ...readable.map((path) => allow(`a member gets ${path}`, Mel, (as) => as.get(path))),
    ...lists.map((path) => allow(`a member lists ${path}`, Mel, (as) => as.list(path, { limit: 100 }))),
    ...readable.map((path) => deny(`H-004 Bob gets ${path}`, Bob, (as) => as.get(path))),
    ...lists.map((path) => deny(`H-004 Bob lists ${path}`, Bob, (as) => as.list(path, { limit: 5 }))),
    deny("H-004 Bob lists Alice's agents", Bob, (as) => as.list('voiceglow', { limit: 50, where: own })),
    deny('H-005 Alice lists all agents', Alice, (as) => as.list('voiceglow', { limit: 50 })),
    deny('H-005 Alice lists agents of two workspaces', Alice, (as) =>
      as.list('voiceglow', { limit: 50, where: { field: 'ownerID', op: 'IN', value: ['wsA', 'wsB'] } }),
    ),
    deny('H-005 Alice lists agents of others', Alice, (as) =>
      as.list('voiceglow', { limit: 50, where: { field: 'ownerID', op: 'NOT_EQUAL', value: 'x' } }),
    ),
    deny('H-006 Alice lists without a limit', Alice, (as) => as.list('voiceglow', { where: own })),
    deny('H-006 Alice lists 101', Alice, (as) => as.list('voiceglow', { limit: 101, where: own })),
    allow('H-006 Alice lists 100', Alice, (as) => as.list('voiceglow', { limit: 100, where: own })),
    ...[
      'convos',
      'pages',
      'kb',
      'ledger',
      'members',
      'leases',
      'calls',
      'usage',
      'backups',
      'notes',
      'presence',
      'leads',
      'tests',
      'cannedReplies',
      'inboxViews',
      'invites',
      'visits',
      'blocks',
      'billing',
      'autoRecharge',
      'purchases',
      'subs',
    ].flatMap((name) =>
      [['Alice', Alice] as const, ['Bob', Bob] as const].map(([person, who]) =>
        deny(`H-007 ${person} lists every ${name}`, who, (as) =>
          as.list(name, { limit: 5, everywhere: true }),
        ),
      ),
    ),
    deny('H-008 Alice gives an agent away', Alice, (as) => as.update(agentA, { ownerID: 'wsB' })),
    deny('H-008 Alice makes an agent', Alice, (as) =>
      as.set('voiceglow/new', { ownerID: 'wsA', title: 'x' }),
    ),
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
        { workspaceName: 'New', hasEverPaid: true },
      ] as const
    ).map((data) =>
      deny(`H-009 Alice writes ${JSON.stringify(data)}`, Alice, (as) => as.update('users/wsA', data)),
    ),
    deny('H-010 Alice replaces the workspace', Alice, (as) => as.set('users/wsA', { workspaceName: 'x' })),
    deny('H-011 Alice raises her balance', Alice, (as) => as.update('wallets/ws_wsA', { balance: 105 })),
    deny('H-011 Alice writes a ledger entry', Alice, (as) =>
      as.set('wallets/ws_wsA/ledger/e', { amount: 5 }),
    ),
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
    deny('H-013 Alice widens her own access', Alice, (as) =>
      as.update('access/alice', { 'ws.wsB': 'owner' }),
    ),
    allow('anybody reads what he may do himself', Bob, (as) => as.get('access/bob')),
    deny('Bob reads what Alice may do', Bob, (as) => as.get('access/alice')),
    deny('H-015 a client without the page lists conversations', c2, (as) =>
      as.list(`${agentA}/convos`, { limit: 5 }),
    ),
    deny('H-015 a client without the page marks one as seen', c2, (as) =>
      as.update(conversation, { seen: true }),
    ),
    allow('a client with the page lists conversations', c1, (as) =>
      as.list(`${agentA}/convos`, { limit: 5 }),
    ),
    allow('a client with the page marks one as seen', c1, (as) => as.update(conversation, { seen: true })),
    deny('H-016 a client without a builder page gets the agent', c1, (as) => as.get(agentA)),
    allow('H-016 and gets the widget', c1, (as) => as.get('widgets/agentA')),
    ...(
      [
        { vgOptions: { systemPrompt: 'x' } },
        { messagesLimit: 7 },
        { SECRET_API_KEY: 'x' },
        { ownerID: 'wsB' },
        { publishedVersion: 9 },
      ] as const
    ).map((data) =>
      deny(`H-017 a client with settings writes ${JSON.stringify(data)}`, c2, (as) =>
        as.update(agentA, data),
      ),
    ),
    deny('H-017 nor a title that is none', c2, (as) => as.update(agentA, { title: '' })),
    deny('H-017 nor one that is too long', c2, (as) => as.update(agentA, { title: 'x'.repeat(101) })),
    allow('H-017 and writes the title', c2, (as) => as.update(agentA, { title: 'By the client' })),
    deny('H-018 a client of a closed organisation lists conversations', c3, (as) =>
      as.list(`${agentA}/convos`, { limit: 5 }),
    ),
    deny('H-019 a removed member gets the workspace', removed, (as) => as.get('users/wsA')),
    deny('H-019 a disabled member gets the workspace', disabled, (as) => as.get('users/wsA')),
    deny('H-019 an ended session gets the workspace', stale, (as) => as.get('users/wsA')),
    deny(
      'H-020 a client comes with a token of the other region',
      clientOf(region, 'c1', region === 'eu' ? 'na' : 'eu'),
      (as) => as.list(`${agentA}/convos`, { limit: 5 }),
    ),
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
    deny('H-025 a client without billing gets the wallets', c1, (as) => as.get('wallets/org_orgA')),
    deny("H-025 a client with billing gets the workspace's wallet", c2, (as) => as.get('wallets/ws_wsA')),
    allow("H-025 and gets his organisation's", c2, (as) => as.get('wallets/org_orgA')),
    deny('Alice changes what a visitor wrote', Alice, (as) =>
      as.update(conversation, { preview: 'Other words' }),
    ),
    deny('Alice changes a knowledge source', Alice, (as) =>
      as.update(`${agentA}/kb/source1`, { title: 'x' }),
    ),
    deny('Alice writes a backup', Alice, (as) => as.set(`${agentA}/backups/2`, { version: 2 })),
    ...inboxRows(region),
    deny('Alice publishes by hand', Alice, (as) => as.update('widgets/agentA', { title: 'x' })),
  ]
}

/** Notes, presence, leads, tests, canned replies and views: what the inbox writes by itself. */
function inboxRows(region: Region): Row[] {
  const { stranger, Alice, Mel, Bob } = people
  const c1 = clientOf(region, 'c1')
  const note = { text: 'Called him', by: 'mel', byName: 'mel', at: 5 }
  const presence = { typingAt: 5, seenAt: 5, readAt: 5 }
  const reply = { title: 'Hello', text: 'Good day', at: 5 }
  const view = {
    name: 'Open',
    filter: { show: 'open', unread: false, channel: '', tag: '', language: '', search: '' },
    by: 'mel',
    at: 5,
  }
  const write =
    (path: string, data: object): Row[2] =>
    (as) =>
      as.set(path, { ...data })
  const rows: [string, Who, Row[2], boolean][] = [
    ['Mel writes a note', Mel, write(`${conversation}/notes/new`, note), true],
    [
      "Mel writes a note in Alice's name",
      Mel,
      write(`${conversation}/notes/other`, { ...note, by: 'alice' }),
      false,
    ],
    [
      'Mel writes a note that is too long',
      Mel,
      write(`${conversation}/notes/long`, { ...note, text: 'x'.repeat(2001) }),
      false,
    ],
    [
      'Mel changes a note',
      Mel,
      (as) => as.update(`${conversation}/notes/note1`, { text: 'Other words' }),
      false,
    ],
    ["Mel deletes Alice's note", Mel, (as) => as.remove(`${conversation}/notes/note1`), false],
    ['Bob writes a note', Bob, write(`${conversation}/notes/bob`, { ...note, by: 'bob' }), false],
    ['a client reads a note', c1, (as) => as.get(`${conversation}/notes/note1`), false],
    ['Mel shows that he types', Mel, write(`${conversation}/presence/mel`, presence), true],
    ['Mel types in the name of the visitor', Mel, write(`${conversation}/presence/visitor`, presence), false],
    ["Mel types in Alice's name", Mel, write(`${conversation}/presence/alice`, presence), false],
    ['Bob types', Bob, write(`${conversation}/presence/bob`, presence), false],
    ['Mel moves a lead on', Mel, (as) => as.update(`${agentA}/leads/lead1`, { state: 'contacted' }), true],
    ['Mel invents a state', Mel, (as) => as.update(`${agentA}/leads/lead1`, { state: 'rich' }), false],
    [
      'Mel changes what a lead has written',
      Mel,
      (as) => as.update(`${agentA}/leads/lead1`, { email: 'other@example.com' }),
      false,
    ],
    ['Mel makes a lead', Mel, write(`${agentA}/leads/new`, { state: 'new' }), false],
    ['Bob moves a lead on', Bob, (as) => as.update(`${agentA}/leads/lead1`, { state: 'done' }), false],
    ['a stranger makes a lead', stranger, write(`${agentA}/leads/new`, { state: 'new' }), false],
    ['a client without the page reads leads', c1, (as) => as.list(`${agentA}/leads`, { limit: 5 }), false],
    ['Alice writes a test by hand', Alice, write(`${agentA}/tests/new`, { question: 'x' }), false],
    ['Alice deletes a test', Alice, (as) => as.remove(`${agentA}/tests/test1`), true],
    [
      'Alice wipes a record of deletion',
      Alice,
      (as) => as.remove(`${agentA}/deletions/conversation0`),
      false,
    ],
    ['Mel keeps a canned reply', Mel, write('users/wsA/cannedReplies/new', reply), true],
    ['Mel keeps an empty one', Mel, write('users/wsA/cannedReplies/empty', { ...reply, text: '' }), false],
    ['Bob keeps a canned reply', Bob, write('users/wsA/cannedReplies/bob', reply), false],
    ['Mel saves a view', Mel, write('users/wsA/inboxViews/new', view), true],
    [
      'Mel saves a view with more in it',
      Mel,
      write('users/wsA/inboxViews/more', { ...view, filter: { ...view.filter, uid: 'x' } }),
      false,
    ],
    ['Bob saves a view', Bob, write('users/wsA/inboxViews/bob', { ...view, by: 'bob' }), false],
    [
      'Mel says how he is called',
      Mel,
      (as) => as.update('users/wsA/members/mel', { name: 'Mel Brook' }),
      true,
    ],
    ['Mel makes himself an owner', Mel, (as) => as.update('users/wsA/members/mel', { role: 'owner' }), false],
    [
      'Mel takes a name that is too long',
      Mel,
      (as) => as.update('users/wsA/members/mel', { name: 'x'.repeat(61) }),
      false,
    ],
    ['Mel renames Alice', Mel, (as) => as.update('users/wsA/members/alice', { name: 'Mel' }), false],
    ['Bob renames Mel', Bob, (as) => as.update('users/wsA/members/mel', { name: 'Bob' }), false],
    [
      'Mel makes somebody a member',
      Mel,
      write('users/wsA/members/eve', {
        uid: 'eve',
        email: 'eve@example.com',
        name: '',
        role: 'member',
        joinedAt: 1,
      }),
      false,
    ],
    ['Alice removes a member by hand', Alice, (as) => as.remove('users/wsA/members/mel'), false],
    ['Mel leaves by hand', Mel, (as) => as.remove('users/wsA/members/mel'), false],
    [
      'Mel changes his address',
      Mel,
      (as) => as.update('users/wsA/members/mel', { email: 'alice@example.com' }),
      false,
    ],
    [
      'Mel invites by hand',
      Mel,
      write('users/wsA/invites/new', {
        email: 'eve@example.com',
        by: 'mel',
        at: 1,
        expires: 99_999_999_999_999,
      }),
      false,
    ],
    [
      'Mel prolongs an invite',
      Mel,
      (as) => as.update('users/wsA/invites/invite1', { expires: 99_999_999_999_999 }),
      false,
    ],
    [
      'Mel redirects an invite',
      Mel,
      (as) => as.update('users/wsA/invites/invite1', { email: 'eve@example.com' }),
      false,
    ],
    ['Alice revokes an invite by hand', Alice, (as) => as.remove('users/wsA/invites/invite1'), false],
    [
      'Alice lists more invites than a page',
      Alice,
      (as) => as.list('users/wsA/invites', { limit: 101 }),
      false,
    ],
    ['a client reads an invite', c1, (as) => as.get('users/wsA/invites/invite1'), false],
    [
      'Alice writes a token of her own',
      Alice,
      write('invites/forged', {
        wsId: 'wsB',
        region,
        emailNorm: 'alice@example.com',
        exp: 99_999_999_999_999,
        inviteId: 'invite1',
        usedAt: null,
      }),
      false,
    ],
    ['Alice lists the tokens', Alice, (as) => as.list('invites', { limit: 5 }), false],
    [
      "Alice lists her own workspace's tokens",
      Alice,
      (as) => as.list('invites', { limit: 5, where: { field: 'wsId', op: 'EQUAL', value: 'wsA' } }),
      false,
    ],
    [
      'Mel names tags',
      Mel,
      (as) => as.update('users/wsA', { predefinedTags: ['vip'], disallowAnyTags: true }),
      true,
    ],
    [
      'Mel names too many tags',
      Mel,
      (as) =>
        as.update('users/wsA', { predefinedTags: Array.from({ length: 51 }, (_, index) => `t${index}`) }),
      false,
    ],
    [
      'Mel names tags without end',
      Mel,
      (as) => as.update('users/wsA', { predefinedTags: ['x'.repeat(2001)] }),
      false,
    ],
    ['Mel tags with an agreed word', Mel, (as) => as.update(conversation, { tags: ['vip'] }), true],
    [
      'Mel tags with a word of his own where only agreed ones may be used',
      Mel,
      (as) => as.update(conversation, { tags: ['vip', 'mine'] }),
      false,
    ],
    ['a client does so', c1, (as) => as.update(conversation, { tags: ['mine'] }), false],
    ['Mel takes a tag off', Mel, (as) => as.update(conversation, { tags: [] }), true],
    ['Mel allows any tag', Mel, (as) => as.update('users/wsA', { disallowAnyTags: false }), true],
    ['Mel tags with a word of his own', Mel, (as) => as.update(conversation, { tags: ['mine'] }), true],
    ['a client tags', c1, (as) => as.update(conversation, { tags: ['mine', 'ours'] }), true],
    ['Bob tags', Bob, (as) => as.update(conversation, { tags: ['mine', 'ours', 'bob'] }), false],
    [
      'Mel adds two tags at once',
      Mel,
      (as) => as.update(conversation, { tags: ['mine', 'ours', 'a', 'b'] }),
      false,
    ],
    [
      'Mel tags with a novel',
      Mel,
      (as) => as.update(conversation, { tags: ['mine', 'ours', 'x'.repeat(41)] }),
      false,
    ],
    ['Mel tags with nothing', Mel, (as) => as.update(conversation, { tags: ['mine', 'ours', ''] }), false],
    [
      'Mel tags with a map',
      Mel,
      (as) => as.update(conversation, { tags: ['mine', 'ours', { a: 1 }] }),
      false,
    ],
    ['Mel makes the list of tags a word', Mel, (as) => as.update(conversation, { tags: 'mine' }), false],
    [
      'Mel tags the same a hundred times',
      Mel,
      (as) => as.update(conversation, { tags: Array.from({ length: 100 }, () => 'mine') }),
      false,
    ],
    ['Mel reads it while it is tagged', Mel, (as) => as.update(conversation, { seen: true }), true],
    ['Alice counts the knowledge by hand', Alice, (as) => as.update(agentA, { knowledgeVersion: 9 }), false],
    [
      'Alice takes a conversation over by hand',
      Alice,
      (as) => as.update(conversation, { state: 'human' }),
      false,
    ],
    ['Alice unblocks a visitor by hand', Alice, (as) => as.update(conversation, { isBlocked: false }), false],
    [
      'Alice keeps conversations for thirty days',
      Alice,
      (as) => as.update(agentA, { 'widgetOptions.retentionDays': 30 }),
      true,
    ],
    [
      'Alice says what happens without credit',
      Alice,
      (as) =>
        as.update(agentA, { 'widgetOptions.outOfCredits': { steps: ['form'], message: 'Leave us a word.' } }),
      true,
    ],
    [
      'Alice gives everything away without credit',
      Alice,
      (as) => as.update(agentA, { 'widgetOptions.outOfCredits': { steps: [], message: '', free: true } }),
      false,
    ],
    [
      'Alice adds an option nobody knows',
      Alice,
      (as) => as.update(agentA, { 'widgetOptions.admin': true }),
      false,
    ],
    [
      'Alice keeps conversations for a minus of days',
      Alice,
      (as) => as.update(agentA, { 'widgetOptions.retentionDays': -1 }),
      false,
    ],
    ['Alice moves the widget to the moon', Alice, (as) => as.update(agentA, { placement: 'moon' }), false],
  ]
  return rows
}

describe.each(regions)('rules of %s', (region) => {
  // First of all: an emulator without rules would let every other denial pass unnoticed.
  it(`H-001 refuse an anonymous write in ${databaseIds[region]}`, async () => {
    expect(await asSomebody(region, null).set('wallets/canary', { balance: 1 })).toBe(false)
  })

  describe('for each', () => {
    beforeAll(async () => {
      await clearDatabases()
      await makeWorld()
    })

    it.each(rows(region))('%s', async (_, who, request, allowed) => {
      expect(await request(asSomebody(region, who))).toBe(allowed)
    })
  })
})
