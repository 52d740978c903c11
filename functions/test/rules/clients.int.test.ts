import type { Region } from '../../src/shared/regions/regions.ts'
import { expectRules } from './expectRules.ts'
import { agentA, allow, conversation, deny, testConversation, type Row } from './row.ts'
import type { Filter } from './restClient.ts'
import { clientOf, moreAgents, people } from './world.ts'

const ofAgents = (...agentIds: string[]): Filter => ({ field: 'agentId', op: 'IN', value: agentIds })
const forAll: Filter = { field: 'notifyOnly', op: 'EQUAL', value: [] }
const forClient = (clientId: string): Filter => ({
  field: 'notifyOnly',
  op: 'ARRAY_CONTAINS',
  value: clientId,
})

const realOnly = { limit: 5, where: { field: 'isTest', op: 'EQUAL', value: false } } as const
const rows = (region: Region): Row[] => {
  const c1 = clientOf(region, 'c1')
  const c2 = clientOf(region, 'c2')
  const c3 = clientOf(region, 'c3')
  const c5 = clientOf(region, 'c5')
  const c6 = clientOf(region, 'c6')
  const c7 = clientOf(region, 'c7')
  const c8 = clientOf(region, 'c8')
  const c4 = clientOf(region, 'c4')
  const c9 = clientOf(region, 'c9')
  const c10 = clientOf(region, 'c10')
  return [
    deny('H-015 a client without the page lists conversations', c2, (as) =>
      as.list(`${agentA}/convos`, realOnly),
    ),
    deny('H-015 a client without the page marks one as seen', c2, (as) =>
      as.update(conversation, { seen: true }),
    ),
    allow('a client with the page lists conversations', c1, (as) => as.list(`${agentA}/convos`, realOnly)),
    deny('a client with the page lists test chats too', c1, (as) =>
      as.list(`${agentA}/convos`, { limit: 5 }),
    ),
    deny('a client with the page gets a test chat', c1, (as) => as.get(testConversation)),
    deny('a client with the page gets a page of a test chat', c1, (as) =>
      as.get(`${testConversation}/pages/0`),
    ),
    deny('a client with the page marks a test chat as seen', c1, (as) =>
      as.update(testConversation, { seen: true }),
    ),
    allow('a client with the page marks one as seen', c1, (as) => as.update(conversation, { seen: true })),
    ...['telegramBots', 'discordChannels', 'metaPages', 'waNumbers'].flatMap((accounts) => [
      ...[c1, c5, c9, clientOf(region, 'imp')].map((who) =>
        allow(`a client who sees conversations or channels gets ${accounts}`, who, (as) =>
          as.get(`${accounts}/agentA`),
        ),
      ),
      deny(`and none of another tenant’s ${accounts}`, c1, (as) => as.get(`${accounts}/agentB`)),
      deny(`nor ${accounts} of an agent that he has not been given`, c5, (as) =>
        as.get(`${accounts}/${moreAgents[0]}`),
      ),
      deny(`and lists no ${accounts}`, c1, (as) => as.list(accounts, { limit: 1 })),
      deny(`and changes none of ${accounts}`, c9, (as) => as.update(`${accounts}/agentA`, { state: 'x' })),
      ...[c2, c7, c3].map((who) =>
        deny(`a client without these pages gets ${accounts}`, who, (as) => as.get(`${accounts}/agentA`)),
      ),
    ]),
    deny('H-016 and gets no widget either', c1, (as) => as.get('widgets/agentA')),
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
    deny('H-017 and writes the title past the server', c2, (as) =>
      as.update(agentA, { title: 'By the client' }),
    ),
    allow('H-017 a client with settings and the prompt writes the title', c10, (as) =>
      as.update(agentA, { title: 'By the client' }),
    ),
    ...[c1, c2, c4].map((who) =>
      deny('H-016 a client without a page of its instructions gets the draft', who, (as) => as.get(agentA)),
    ),
    ...[c7, c8, c10].map((who) =>
      allow('a client with a page of its instructions gets the draft', who, (as) => as.get(agentA)),
    ),
    ...[c7, c8].flatMap((who) => [
      allow('a client with a page of its instructions writes its prompt', who, (as) =>
        as.update(agentA, { 'vgOptions.systemPrompt': 'By the client' }),
      ),
      allow('and reads the draft of its nodes', who, (as) => as.get(`${agentA}/parts/flow`)),
      deny('but not of another tenant’s', who, (as) => as.get('voiceglow/agentB/parts/flow')),
      deny('and writes it only through the server', who, (as) =>
        as.update(`${agentA}/parts/flow`, { json: '{}' }),
      ),
      deny('and no prompt of another tenant', who, (as) =>
        as.update('voiceglow/agentB', { 'vgOptions.systemPrompt': 'x' }),
      ),
      ...(
        [
          { 'vgOptions.tools': ['tool1'] },
          { 'vgOptions.initMessages': ['x'] },
          { 'vgOptions.systemPrompt': 'x'.repeat(20_001) },
          { 'vgOptions.systemPrompt': 'x', title: 'x' },
          { enableNodes: true },
          { title: 'x' },
          { flowHash: 'x' },
        ] as const
      ).map((data) =>
        deny(`and does not write ${JSON.stringify(data).slice(0, 60)}`, who, (as) => as.update(agentA, data)),
      ),
      deny('and lists no tools', who, (as) => as.list('users/wsA/tools', { limit: 5 })),
      deny('and reads no credential', who, (as) => as.get('users/wsA/credentials/credential1')),
    ]),
    ...[c1, c2].flatMap((who) => [
      deny('a client without these pages reads the draft of its nodes', who, (as) =>
        as.get(`${agentA}/parts/flow`),
      ),
      deny('and writes no prompt', who, (as) => as.update(agentA, { 'vgOptions.systemPrompt': 'x' })),
      deny('and touches no agent', who, (as) => as.update(agentA, { 'vgOptions.maxTokens': 64 })),
    ]),
    deny('H-018 a client of a closed organisation lists conversations', c3, (as) =>
      as.list(`${agentA}/convos`, realOnly),
    ),
    deny(
      'H-020 a client comes with a token of the other region',
      clientOf(region, 'c1', region === 'eu' ? 'na' : 'eu'),
      (as) => as.list(`${agentA}/convos`, realOnly),
    ),
    allow('a stranger gets what an agency looks like', people.stranger, (as) =>
      as.get('publicBranding/agcA'),
    ),
    deny('a stranger lists agencies’ looks', people.stranger, (as) =>
      as.list('publicBranding', { limit: 5 }),
    ),
    ...[people.stranger, people.Bob, c1, c2].map((who) =>
      deny('others get an agency', who, (as) => as.get('agencies/agcA')),
    ),
    ...['blueprints/agentA', 'blueprintLinks/agentA2', 'blueprintSends/send1'].flatMap((path) => {
      const collection = path.slice(0, path.indexOf('/'))
      const where = { field: 'workspaceId', op: 'EQUAL', value: 'wsA' } as const
      return [
        allow(`a member gets ${path}`, people.Mel, (as) => as.get(path)),
        allow(`a member lists ${collection}`, people.Mel, (as) => as.list(collection, { limit: 5, where })),
        deny(`a member lists all ${collection}`, people.Mel, (as) => as.list(collection, { limit: 5 })),
        deny(`a member writes ${path}`, people.Alice, (as) => as.update(path, { count: 9 })),
        ...[people.stranger, people.Bob, c1, c2].flatMap((who) => [
          deny(`others get ${path}`, who, (as) => as.get(path)),
          deny(`others list ${collection}`, who, (as) => as.list(collection, { limit: 5, where })),
        ]),
      ]
    }),
    deny('a member gets what a send has changed', people.Alice, (as) =>
      as.get('blueprintLinks/agentA2/sends/send1'),
    ),
    allow('a member gets the names of organisations', people.Mel, (as) =>
      as.get('agencies/agcA/lists/organisations'),
    ),
    ...[people.stranger, people.Bob, c1, c2].map((who) =>
      deny('others get the names', who, (as) => as.get('agencies/agcA/lists/organisations')),
    ),
    allow('a member gets his agency', people.Mel, (as) => as.get('agencies/agcA')),
    deny('a member writes his agency', people.Alice, (as) => as.update('agencies/agcA', { name: 'X' })),
    allow('a client gets his organisation', c1, (as) => as.get('orgs/orgA')),
    allow('a client of a closed organisation still reads why', c3, (as) => as.get('orgs/orgClosed')),
    deny('a client gets another organisation', c1, (as) => as.get('orgs/orgClosed')),
    deny('another tenant gets an organisation', people.Bob, (as) => as.get('orgs/orgA')),
    deny('H-021 a client’s administrator writes an organisation', c2, (as) =>
      as.update('orgs/orgA', { widgetIDs: [] }),
    ),
    deny('a member writes an organisation past the server', people.Alice, (as) =>
      as.update('orgs/orgA', { name: 'X' }),
    ),
    allow('a client gets himself', c1, (as) => as.get('clients/c1')),
    deny('a client gets another', c1, (as) => as.get('clients/c4')),
    allow('an administrator gets another', c2, (as) => as.get('clients/c4')),
    deny('an administrator gets one of another organisation', c2, (as) => as.get('clients/c3')),
    allow('an administrator lists his organisation’s', c2, (as) =>
      as.list('clients', { limit: 5, where: { field: 'orgId', op: 'EQUAL', value: 'orgA' } }),
    ),
    deny('an administrator lists all', c2, (as) => as.list('clients', { limit: 5 })),
    deny('a client lists his organisation’s', c1, (as) =>
      as.list('clients', { limit: 5, where: { field: 'orgId', op: 'EQUAL', value: 'orgA' } }),
    ),
    allow('a client says that he is there', c1, (as) => as.update('clients/c1', { status: 'online', ts: 2 })),
    allow('a client changes his name', c1, (as) => as.update('clients/c1', { name: 'Cleo' })),
    ...(
      [
        { isOrgAdmin: true },
        { canAccess: ['/settings'] },
        { orgId: 'orgClosed' },
        { email: 'x@example.com' },
        { status: 'admin' },
        { name: '' },
        { name: ' \n ' },
        { squarePhotoURL: 'x' },
        { squarePhotoURL: 'javascript:alert(1)' },
        { notificationsSettings: { notifyThrough: 'all', notifyIf: 'all', more: true } },
      ] as const
    ).map((data) =>
      deny(`H-022 a client writes ${JSON.stringify(data)}`, c1, (as) => as.update('clients/c1', data)),
    ),
    deny('a client changes another', c1, (as) => as.update('clients/c4', { name: 'X' })),
    deny('a client of a closed organisation changes himself', c3, (as) =>
      as.update('clients/c3', { name: 'X' }),
    ),
    ...['orgs/orgA/notifications-1', 'orgs/orgA/notifications-2'].flatMap((notices) => [
      allow('a client lists what he is told', c1, (as) =>
        as.list(notices, { limit: 5, where: [ofAgents('', 'agentA'), forAll] }),
      ),
      allow('a client lists it for as many agents as one query takes', c6, (as) =>
        as.list(notices.replace('orgA', 'orgStrict'), {
          limit: 5,
          where: [ofAgents('', 'agentA', ...moreAgents), forAll],
        }),
      ),
      deny('a client lists all of it at once', c1, (as) =>
        as.list(notices, { where: [ofAgents('', 'agentA'), forAll] }),
      ),
      deny('a client lists it for whatever agent there was', c1, (as) =>
        as.list(notices, { limit: 5, where: forAll }),
      ),
      deny('a client lists it for an agent that is not his organisation’s', c1, (as) =>
        as.list(notices, { limit: 5, where: [ofAgents('', 'agentB'), forAll] }),
      ),
      deny('a client gets what is of an agent that has left', c1, (as) => as.get(`${notices}/notice-agentB`)),
      allow('a client gets what is of an agent', c1, (as) => as.get(`${notices}/notice-agentA`)),
      deny('a client lists it for whomever it is', c1, (as) =>
        as.list(notices, { limit: 5, where: ofAgents('', 'agentA') }),
      ),
      deny('a client lists what is for another', c1, (as) =>
        as.list(notices, { limit: 5, where: [ofAgents('', 'agentA'), forClient('c5')] }),
      ),
      deny('a client gets what is for another', c1, (as) => as.get(`${notices}/notice-for-c5`)),
      allow('a client lists what is for himself', c5, (as) =>
        as.list(notices, { limit: 5, where: [ofAgents('', 'agentA'), forClient('c5')] }),
      ),
      allow('a client gets what is for himself', c5, (as) => as.get(`${notices}/notice-for-c5`)),
      ...[c2, c3, people.stranger, people.Bob].map((who) =>
        deny('one without conversations, of another organisation or none at all lists it', who, (as) =>
          as.list(notices, { limit: 5, where: [ofAgents('', 'agentA'), forAll] }),
        ),
      ),
      deny('a client of one agent lists it for all', c5, (as) =>
        as.list(notices, { limit: 5, where: forAll }),
      ),
      allow('a client of one agent lists it for that one', c5, (as) =>
        as.list(notices, { limit: 5, where: [ofAgents('', 'agentA'), forAll] }),
      ),
      deny('a client of one agent lists it for another', c5, (as) =>
        as.list(notices, { limit: 5, where: [ofAgents('agentA', 'agentB'), forAll] }),
      ),
      deny('a client of one agent gets what is of another', c5, (as) => as.get(`${notices}/notice-agentB`)),
      deny('a client writes what he is told', c1, (as) =>
        as.update(`${notices}/notice-agentA`, { words: 'X' }),
      ),
      deny('a client writes something new', c1, (as) => as.set(`${notices}/new`, { agentId: 'agentA' })),
      deny('a client deletes it', c1, (as) => as.remove(`${notices}/notice-agentA`)),
    ]),
    allow('a client lists the answers to use again', c1, (as) =>
      as.list('users/wsA/cannedReplies', { limit: 5 }),
    ),
    deny('a client without conversations lists them', c2, (as) =>
      as.list('users/wsA/cannedReplies', { limit: 5 }),
    ),
    deny('a client whose organisation has none for him lists them', c6, (as) =>
      as.list('users/wsA/cannedReplies', { limit: 5 }),
    ),
    deny('a client lists those of another workspace', c1, (as) =>
      as.list('users/wsB/cannedReplies', { limit: 5 }),
    ),
    deny('a client writes one', c1, (as) =>
      as.set('users/wsA/cannedReplies/new', { title: 'X', text: 'Y', at: 1 }),
    ),
    allow('a client adds a tag of his own', c1, (as) => as.update(conversation, { tags: ['mine'] })),
    deny('a client adds a tag that his organisation has not', c6, (as) =>
      as.update(conversation, { tags: ['another'] }),
    ),
    allow('a client adds one of his organisation’s', c6, (as) =>
      as.update(conversation, { tags: ['boats'] }),
    ),
    allow('a client has seen what he was told', c1, (as) =>
      as.update('clients/c1', { noticesSeenAt: 9, noticesGoneAt: 9 }),
    ),
    deny('a client takes back what he has put away', c1, (as) =>
      as.update('clients/c1', { noticesGoneAt: 3 }),
    ),
    deny('a client marks another’s as seen', c1, (as) => as.update('clients/c4', { noticesSeenAt: 9 })),
  ]
}

expectRules('clients', rows)
