import type { Region } from '../../src/shared/regions/regions.ts'
import { allConversations } from '../../src/shared/chat/allConversations.ts'
import { expectRules } from './expectRules.ts'
import { sitesQuery } from '../../src/shared/knowledge/sites.ts'
import { toolLimits } from '../../src/shared/tools/tools.ts'
import type { Filter, Who } from './restClient.ts'
import { agentA, allow, conversation, deny, type Row } from './row.ts'
import { serverOnly } from './serverOnly.ts'
import { clientOf, people } from './world.ts'

const own = { field: 'ownerID', op: 'EQUAL', value: 'wsA' } as const
/** Returns the filters of the query for a workspace's sites, as `sitesQuery` defines it. */
const sitesOf = (workspace: string): Filter[] => [
  { field: sitesQuery.owner, op: 'EQUAL', value: workspace },
  { field: 'kind', op: 'EQUAL', value: sitesQuery.kind },
]
/** Returns the filters of the query for all agents' conversations, and of those that wait for a person. */
const conversationsOf = (workspace: string): Filter[] => [
  { field: allConversations.owner, op: 'EQUAL', value: workspace },
  { field: 'isTest', op: 'EQUAL', value: false },
]
const waitingOf = (workspace: string): Filter[] => [
  ...conversationsOf(workspace),
  { field: allConversations.waiting, op: 'GREATER_THAN', value: 0 },
]
const unansweredOf = (workspace: string): Filter[] => [
  ...conversationsOf(workspace),
  { field: 'unansweredAt', op: 'GREATER_THAN', value: 0 },
  { field: 'unansweredQuestion', op: 'GREATER_THAN', value: '' },
]
const publishedOf = (workspace: string): Filter[] => [
  { field: 'agent.ownerID', op: 'EQUAL', value: workspace },
]
const { stranger, Alice, Mel, Bob, removed, disabled, stale, unconfirmed, early } = people
const readable = [
  'users/wsA',
  'users/wsA/members/alice',
  'users/wsA/formerMembers/max',
  agentA,
  conversation,
  `${conversation}/pages/0`,
  `${agentA}/kb/source1`,
  `${agentA}/kb/source1/pages/page1`,
  `${agentA}/kb/source1/changes/1`,
  `${agentA}/backups/1`,
  `${conversation}/notes/note1`,
  `${conversation}/presence/visitor`,
  `${agentA}/presence/alice`,
  `${agentA}/leads/lead1`,
  `${agentA}/visits/visit1`,
  `${agentA}/tests/test1`,
  `${agentA}/deletions/conversation0`,
  'users/wsA/activity/2600',
  'users/wsA/cannedReplies/reply1',
  'users/wsA/inboxViews/view1',
  'users/wsA/invites/invite1',
  'users/wsA/outgoingEvents/event1',
  'users/wsA/tools/tool1',
  'users/wsA/mcpServers/server1',
  'users/wsA/credentials/credential1',
  'users/wsA/parts/modelKeys',
  'users/wsA/parts/themes',
  'users/wsA/calendars/calendar1',
  'users/wsA/calendars/calendar1/appointments/appointment1',
  'telegramBots/agentA',
  'discordChannels/agentA',
  'metaPages/agentA',
  'waNumbers/agentA',
  'wallets/ws_wsA',
  'wallets/ws_wsA/ledger/free:wsA',
  'wallets/ws_wsA/usage/lease1',
  'billing/wsA',
  'autoRecharge/wsA',
  'purchases/wsA_attempt1',
]
const lists = [
  'users/wsA/members',
  'users/wsA/formerMembers',
  `${agentA}/convos`,
  `${conversation}/pages`,
  `${agentA}/kb`,
  `${agentA}/kb/source1/pages`,
  `${agentA}/kb/source1/changes`,
  `${agentA}/backups`,
  `${conversation}/notes`,
  `${conversation}/presence`,
  `${agentA}/presence`,
  `${agentA}/leads`,
  `${agentA}/visits`,
  `${agentA}/tests`,
  `${agentA}/deletions`,
  'users/wsA/cannedReplies',
  'users/wsA/inboxViews',
  'users/wsA/invites',
  'users/wsA/outgoingEvents',
  'users/wsA/tools',
  'users/wsA/mcpServers',
  'users/wsA/credentials',
  'users/wsA/calendars',
  'users/wsA/calendars/calendar1/appointments',
  'wallets/ws_wsA/ledger',
  'wallets/ws_wsA/usage',
]

const rows = (region: Region): Row[] => {
  const everybody: [string, Who][] = [
    ['a stranger', stranger],
    ['Alice', Alice],
    ['Bob', Bob],
    ['a client', clientOf(region, 'c1')],
    ['an org admin', clientOf(region, 'c2')],
  ]
  return [
    ...[...readable, 'access/alice', 'wallets/ws_wsA/leases/lease1'].map((path) =>
      deny(`H-002 a stranger gets ${path}`, stranger, (as) => as.get(path)),
    ),
    ...everybody.flatMap(([name, who]) =>
      serverOnly.map((path) => deny(`H-002 ${name} gets ${path}`, who, (as) => as.get(path))),
    ),
    allow('a stranger gets the prices', stranger, (as) => as.get('catalogue/current')),
    deny('H-003 a stranger gets a widget past the pages it is for', stranger, (as) =>
      as.get('widgets/agentA'),
    ),
    deny('H-003 a stranger lists widgets', stranger, (as) => as.list('widgets', { limit: 1 })),
    ...readable.map((path) => allow(`a member gets ${path}`, Mel, (as) => as.get(path))),
    ...lists.map((path) => allow(`a member lists ${path}`, Mel, (as) => as.list(path, { limit: 100 }))),
    ...lists.flatMap((path) => [
      allow(`a member counts ${path}`, Mel, (as) => as.list(path, { limit: 100, isCounted: true })),
      deny(`a member counts all of ${path}`, Mel, (as) => as.list(path, { isCounted: true })),
      deny(`H-004 Bob counts ${path}`, Bob, (as) => as.list(path, { limit: 5, isCounted: true })),
    ]),
    ...readable.map((path) => deny(`H-004 Bob gets ${path}`, Bob, (as) => as.get(path))),
    ...lists.map((path) => deny(`H-004 Bob lists ${path}`, Bob, (as) => as.list(path, { limit: 5 }))),
    deny("H-004 Bob lists Alice's agents", Bob, (as) => as.list('voiceglow', { limit: 50, where: own })),
    allow('Alice lists the numbers of her workspace', Alice, (as) =>
      as.list('waNumbers', { limit: 100, where: own }),
    ),
    deny("H-004 Bob lists Alice's numbers", Bob, (as) => as.list('waNumbers', { limit: 50, where: own })),
    deny('H-005 Alice lists all numbers', Alice, (as) => as.list('waNumbers', { limit: 50 })),
    deny('H-005 Alice lists all agents', Alice, (as) => as.list('voiceglow', { limit: 50 })),
    deny('H-005 Alice lists agents of two workspaces', Alice, (as) =>
      as.list('voiceglow', { limit: 50, where: { field: 'ownerID', op: 'IN', value: ['wsA', 'wsB'] } }),
    ),
    deny('H-005 Alice lists agents of others', Alice, (as) =>
      as.list('voiceglow', { limit: 50, where: { field: 'ownerID', op: 'NOT_EQUAL', value: 'x' } }),
    ),
    deny('H-006 Alice lists without a limit', Alice, (as) => as.list('voiceglow', { where: own })),
    allow('Alice lists all tools that a workspace may have', Alice, (as) =>
      as.list('users/wsA/tools', { limit: toolLimits.perWorkspace }),
    ),
    deny('Alice lists more tools than that', Alice, (as) =>
      as.list('users/wsA/tools', { limit: toolLimits.perWorkspace + 1 }),
    ),
    deny('H-006 Alice lists 101', Alice, (as) => as.list('voiceglow', { limit: 101, where: own })),
    allow('H-006 Alice lists 100', Alice, (as) => as.list('voiceglow', { limit: 100, where: own })),
    ...[
      'convos',
      'pages',
      'kb',
      'changes',
      'crawls',
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
      'outgoingEvents',
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
    allow('a member lists the sites of his workspace', Mel, (as) =>
      as.list('kb', { limit: 100, everywhere: true, where: sitesOf('wsA') }),
    ),
    deny('a member lists the sites of his workspace without a limit', Mel, (as) =>
      as.list('kb', { everywhere: true, where: sitesOf('wsA') }),
    ),
    deny('a member lists all sources of his workspace at once', Mel, (as) =>
      as.list('kb', { limit: 100, everywhere: true, where: own }),
    ),
    ...[Bob, stranger, clientOf(region, 'c4')].map((who) =>
      deny(`${who?.uid ?? 'a stranger'} lists the sites of a workspace that is not his`, who, (as) =>
        as.list('kb', { limit: 100, everywhere: true, where: sitesOf('wsA') }),
      ),
    ),
    allow('a member lists the pages of his workspace', Mel, (as) =>
      as.list('metaPages', { limit: 100, where: own }),
    ),
    deny('a member lists all pages', Mel, (as) => as.list('metaPages', { limit: 100 })),
    ...[Bob, stranger, clientOf(region, 'c4')].map((who) =>
      deny(`${who?.uid ?? 'a stranger'} lists the pages of a workspace that is not his`, who, (as) =>
        as.list('metaPages', { limit: 100, where: own }),
      ),
    ),
    ...[conversationsOf, waitingOf, unansweredOf].flatMap((filters) => [
      allow('a member lists the conversations of his workspace', Mel, (as) =>
        as.list('convos', { limit: 100, everywhere: true, where: filters('wsA') }),
      ),
      deny('a member lists 101 conversations of his workspace', Mel, (as) =>
        as.list('convos', { limit: 101, everywhere: true, where: filters('wsA') }),
      ),
      deny('a member lists the conversations of his workspace without a limit', Mel, (as) =>
        as.list('convos', { everywhere: true, where: filters('wsA') }),
      ),
      ...[
        Bob,
        stranger,
        removed,
        disabled,
        stale,
        unconfirmed,
        early,
        ...(['c1', 'c2', 'c3', 'c4', 'imp'] as const).map((id) => clientOf(region, id)),
      ].map((who) =>
        deny(`${who?.uid ?? 'a stranger'} lists the conversations of a workspace`, who, (as) =>
          as.list('convos', { limit: 50, everywhere: true, where: filters('wsA') }),
        ),
      ),
    ]),
    allow('a member lists what was published in his workspace', Mel, (as) =>
      as.list('backups', { limit: 100, everywhere: true, where: publishedOf('wsA') }),
    ),
    ...[Bob, stranger, clientOf(region, 'c4')].map((who) =>
      deny(`${who?.uid ?? 'a stranger'} lists what was published in a workspace`, who, (as) =>
        as.list('backups', { limit: 3, everywhere: true, where: publishedOf('wsA') }),
      ),
    ),
    deny('a client gets the figures of a workspace', clientOf(region, 'c1'), (as) =>
      as.get('users/wsA/activity/2600'),
    ),
    deny('a member lists the conversations of his workspace with its tests', Mel, (as) =>
      as.list('convos', { limit: 50, everywhere: true, where: own }),
    ),
    deny('a member lists the conversations of two workspaces', Mel, (as) =>
      as.list('convos', {
        limit: 50,
        everywhere: true,
        where: [
          { field: 'ownerID', op: 'IN', value: ['wsA', 'wsB'] },
          { field: 'isTest', op: 'EQUAL', value: false },
        ],
      }),
    ),
    allow('anybody reads what he may do himself', Bob, (as) => as.get('access/bob')),
    deny('Bob reads what Alice may do', Bob, (as) => as.get('access/alice')),
    deny('H-019 a removed member gets the workspace', removed, (as) => as.get('users/wsA')),
    deny('H-019 a disabled member gets the workspace', disabled, (as) => as.get('users/wsA')),
    deny('H-019 an ended session gets the workspace', stale, (as) => as.get('users/wsA')),
    deny('somebody whose address is not confirmed gets the workspace', unconfirmed, (as) =>
      as.get('users/wsA'),
    ),
    deny('the first holder of an address gets the workspace of the next', early, (as) => as.get('users/wsA')),
  ]
}

expectRules('reading', rows)
