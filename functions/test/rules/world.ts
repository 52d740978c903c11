import { serverOnly } from './serverOnly.ts'
import { agentSchema } from '../../src/shared/agents/agent.ts'
import { paths } from '../../src/shared/paths.ts'
import { regions, type Region } from '../../src/shared/regions/regions.ts'
import { Writes } from '../../src/store/commit.ts'
import { organisationOf } from '../agency/organisations.ts'
import type { Who } from './restClient.ts'

/** The people of the threats: two tenants in each database, with members and clients of one. */
export const people = {
  stranger: null,
  Alice: { uid: 'alice' },
  Mel: { uid: 'mel' },
  Bob: { uid: 'bob' },
  nobody: { uid: 'nobody' },
  removed: { uid: 'removed' },
  disabled: { uid: 'disabled' },
  stale: { uid: 'stale', claims: { sv: 1 } },
  unconfirmed: { uid: 'alice', claims: { email_verified: false } },
  early: { uid: 'alice', claims: { auth_time: 1_700_000_000 } },
} as const satisfies Record<string, Who>

/** Returns a client with the region of their token. */
export function clientOf(
  region: Region,
  id: 'c1' | 'c2' | 'c3' | 'c4' | 'c5' | 'c6' | 'c7' | 'c8' | 'c9' | 'c10' | 'c11' | 'imp' | 'acting',
  tokenRegion: Region = region,
): Who {
  return { uid: `c_${region}_${id}`, claims: { k: 'c', rg: tokenRegion, sv: 0 } }
}

export async function makeWorld(): Promise<void> {
  for (const region of regions) {
    const writes = new Writes(region)
    for (const tenant of ['A', 'B']) addTenant(writes, tenant, region)
    const user = (uid: string, ws: object, extra: object = {}) =>
      writes.set(paths.access(uid), { kind: 'user', sv: 0, disabled: false, ws, ...extra })
    user('alice', { wsA: 'owner' }, { tokensFrom: 1_700_000_001 })
    user('mel', { wsA: 'member' })
    user('sam', { wsA: 'member' }, { tokensFrom: 4_000_000_000 })
    user('bob', { wsB: 'owner' })
    user('removed', {})
    user('disabled', { wsA: 'owner' }, { disabled: true })
    user('stale', { wsA: 'owner' }, { sv: 2 })
    const client = (id: string, extra: object) =>
      writes.set(paths.access(`c_${region}_${id}`), {
        kind: 'client',
        sv: 0,
        disabled: false,
        clientId: id,
        orgId: 'orgA',
        wsId: 'wsA',
        agencyId: 'agcA',
        ...extra,
      })
    client('c1', { pages: ['/home', '/convos'] })
    client('c2', { pages: ['/settings'], isOrgAdmin: true })
    client('c6', { pages: ['/convos'], orgId: 'orgStrict' })
    client('c5', { pages: ['/convos'], agents: ['agentA'] })
    client('c4', { pages: ['/kb', '/leads', '/analytics'] })
    client('c7', { pages: ['/nodes'] })
    client('c8', { pages: ['/prompt'] })
    client('c9', { pages: ['/channels'] })
    client('c10', { pages: ['/prompt', '/settings'] })
    const looking = {
      kind: 'imp',
      pages: ['/leads', '/convos', '/settings'],
      orgId: 'orgClosed',
      actor: 'alice',
      actorSv: 0,
      actorAuthTime: 1_700_000_002,
    }
    client('imp', looking)
    client('acting', { ...looking, isActing: true })
    client('c3', { pages: ['/convos'], orgId: 'orgClosed' })
    client('c11', { pages: ['/convos'], orgId: 'orgPaused' })
    const widgetIDs = ['agentA']
    const settings = { ...organisationOf('orgA', 'wsA').settings, disableClientAccess: true }
    writes.set(paths.org('orgA'), organisationOf('orgA', 'wsA', { widgetIDs, allowBilling: true }))
    writes.set(paths.org('orgClosed'), organisationOf('orgClosed', 'wsA', { widgetIDs, settings }))
    writes.set(paths.org('orgPaused'), organisationOf('orgPaused', 'wsA', { widgetIDs, isPaused: true }))
    const strict = { ...organisationOf('orgA', 'wsA').settings, enableCannedResponses: false }
    writes.set(
      paths.org('orgStrict'),
      organisationOf('orgStrict', 'wsA', {
        widgetIDs: [...widgetIDs, ...moreAgents],
        settings: strict,
        predefinedTags: ['boats'],
        disallowAnyTags: true,
      }),
    )
    writes.set(paths.agency('agcA'), { ID: 'agcA', userId: 'wsA', name: 'Agency' })
    writes.set(paths.organisationNames('agcA'), { workspaceId: 'wsA', names: {} })
    writes.set(paths.signUps('agcA'), { workspaceId: 'wsA', requests: {} })
    writes.set(paths.publicBranding('agcA'), { agencyId: 'agcA' })
    writes.set(paths.agencyTab('agcA', 'tab1'), { label: 'Reports' })
    writes.set(paths.tabContent('agcA', 'tab1'), { htmlContent: '<p>1</p>', jsContent: '' })
    writes.set(paths.agency('agcB'), { ID: 'agcB', userId: 'wsB', name: 'Another' })
    writes.set(paths.tabContent('agcB', 'tab1'), { htmlContent: '<p>2</p>', jsContent: '' })
    writes.set(paths.host('chat.acme.com'), { agencyId: 'agcA', region: 'na', state: 'live' })
    for (const agentId of ['', 'agentA', 'agentB'])
      for (const level of [1, 2] as const)
        writes.set(paths.notice('orgA', level, `notice-${agentId}`), {
          agentId,
          at: 1,
          words: 'Hello',
          notifyOnly: [],
        })
    for (const level of [1, 2] as const)
      writes.set(paths.notice('orgA', level, 'notice-for-c5'), {
        agentId: 'agentA',
        at: 1,
        words: 'Hello',
        notifyOnly: ['c5'],
      })
    const blueprint = { masterId: 'agentA', workspaceId: 'wsA', createdAt: 1, at: 1 }
    writes.set(paths.blueprint('agentA'), blueprint)
    writes.set(paths.blueprintLink('agentA2'), blueprint)
    writes.set(paths.blueprintSend('send1'), blueprint)
    writes.set(paths.sentChange('agentA2', 'send1'), { before: {} })
    // `c5` has the agent and is asked; `c3` is asked, but their organisation is closed.
    writes.set(paths.review('agentA'), { orgId: 'orgA', clientIds: ['c5', 'c3'], round: 1 })
    writes.set(paths.reviewedDraft('agentA'), { round: 1 })
    writes.set(paths.reviewComment('agentA', 'comment1'), { text: 'Why?', by: 'alice', at: 1 })
    writes.set(paths.mailDomain('acme.com'), { agencyId: 'agcA', region: 'na', state: 'pending' })
    const deed = { by: 'alice', at: 1 }
    writes.set(paths.organisationLogEntry('orgA', 'deed1'), {
      ...deed,
      kind: 'clientAdded',
      isOfAgency: false,
    })
    writes.set(paths.organisationLogEntry('orgA', 'deed2'), {
      ...deed,
      kind: 'factorsChanged',
      isOfAgency: true,
    })
    for (const id of ['c1', 'c2', 'c4'])
      writes.set(paths.client(id), { ...clientDocument, ID: id, orgId: 'orgA' })
    writes.set(paths.client('c3'), { ...clientDocument, ID: 'c3', orgId: 'orgClosed' })
    const overage = { owner: 'overage', wsId: 'wsA', orgId: 'orgA', balance: 1, leased: 0, filled: 1, seq: 0 }
    writes.set(paths.walletOfOverage('orgA'), overage)
    for (const orgId of ['orgA', 'orgStrict'])
      writes.set(`wallets/org_${orgId}`, {
        owner: 'org',
        wsId: 'wsA',
        orgId,
        balance: 1,
        leased: 0,
        filled: 1,
        seq: 0,
      })
    for (const path of serverOnly) writes.set(path, { canary: true })
    await writes.commit()
  }
}

/** Together with `agentA`, the maximum number in one query. */
export const moreAgents = Array.from({ length: 28 }, (_, number) => `more${number}`)

const clientDocument = {
  wsId: 'wsA',
  agencyId: 'agcA',
  name: 'Cleo',
  email: 'cleo@example.com',
  squarePhotoURL: '',
  preferredLanguage: '',
  status: 'offline',
  isOrgAdmin: false,
  canAccess: ['/convos'],
  notificationsSettings: { notifyThrough: 'all', notifyIf: 'requestsOnly' },
  ts: 1,
}

function addTenant(writes: Writes, tenant: string, region: Region): void {
  const [workspaceId, agentId] = [`ws${tenant}`, `agent${tenant}`]
  const agent = agentSchema.parse({
    ID: agentId,
    ownerID: workspaceId,
    title: `Agent of ${tenant}`,
    createdAt: 1,
    lastModified: 1,
  })
  writes.set(paths.workspace(workspaceId), {
    uid: workspaceId,
    workspaceName: 'Name',
    workspacePhotoURL: '',
    workspaceEmails: ['a@example.com'],
    region,
    internal: { isNewUser: true },
    hasEverPaid: false,
    lastModified: 1,
  })
  writes.set(paths.member(workspaceId, 'alice'), {
    uid: 'alice',
    role: 'owner',
    name: 'Alice',
    email: 'alice@example.com',
  })
  if (tenant === 'A')
    writes.set(paths.member(workspaceId, 'mel'), {
      uid: 'mel',
      role: 'member',
      name: '',
      email: 'mel@example.com',
    })
  writes.set(paths.agent(agentId), { ...agent })
  writes.set(paths.flow(agentId), { json: '{"nodes":{},"edges":{}}', seq: 1, hash: 'x' })
  writes.set(paths.passage(agentId, 'passage1'), { title: 'Care', text: 'Oil it.' })
  for (const [id, isTest] of Object.entries({ conversation1: false, testConversation1: true })) {
    writes.set(paths.conversation(agentId, id), {
      ownerID: workspaceId,
      waitingSince: 1,
      seen: false,
      tags: [],
      isTest,
      preview: 'Hello',
      window: {},
    })
    writes.set(paths.conversationPage(agentId, id, 0), { number: 0, messages: [] })
  }
  writes.set(paths.knowledgeSource(agentId, 'source1'), {
    title: 'Source',
    ownerID: workspaceId,
    kind: 'site',
    createdAt: 1,
  })
  writes.set(paths.sitePage(agentId, 'source1', 'page1'), { url: 'https://example.com/' })
  writes.set(paths.siteChange(agentId, 'source1', 1), { number: 1 })
  writes.set(paths.backup(agentId, 1), { version: 1 })
  writes.set(paths.note(agentId, 'conversation1', 'note1'), {
    text: 'Ours',
    by: 'alice',
    byName: 'Alice',
    at: 1,
  })
  writes.set(paths.presence(agentId, 'conversation1', 'visitor'), {
    typingAt: 0,
    seenAt: 0,
    readAt: 0,
  })
  writes.set(paths.editor(agentId, 'alice'), { typingAt: 0, seenAt: 0, readAt: 0 })
  writes.set(paths.lead(agentId, 'lead1'), { state: 'new', email: 'lead@example.com' })
  writes.set(paths.test(agentId, 'test1'), { question: 'What?', expected: 'This.' })
  writes.set(paths.deletion(agentId, 'conversation0'), { at: 1 })
  writes.set(paths.block(agentId, 'visitor1'), { by: 'alice' })
  writes.set(paths.visit(agentId, 'visit1'), { at: 1 })
  writes.set(paths.workspaceEvent(workspaceId, 'event1'), { type: 'test', createdAt: 1 })
  writes.set(`${paths.cannedReplies(workspaceId)}/reply1`, { title: 'Hours', text: 'Nine to five.', at: 1 })
  writes.set(`${paths.inboxViews(workspaceId)}/view1`, {
    name: 'Mine',
    filter: { show: 'mine' },
    by: 'alice',
    at: 1,
  })
  writes.set(paths.formerMember(workspaceId, 'max'), { uid: 'max', name: 'Max', leftAt: 1 })
  const invite = { email: 'bob@example.com', by: 'alice', at: 1, expires: 2 }
  writes.set(paths.invite(workspaceId, 'invite1'), invite)
  writes.set(paths.catalogue, { version: 1 })
  writes.set(paths.billing(workspaceId), { workspaceId, customerId: 'cus_1', card: null })
  writes.set(paths.autoRecharge(workspaceId), { workspaceId, isOn: false })
  writes.set(paths.purchase(workspaceId, 'attempt1'), { workspaceId, state: 'created' })
  const wallet = paths.walletOf(workspaceId)
  writes.set(wallet, { owner: 'ws', wsId: workspaceId, orgId: '', balance: 100, leased: 0, seq: 1 })
  writes.set(`${wallet}/ledger/free:${workspaceId}`, { amount: 100 })
  writes.set(`${wallet}/leases/lease1`, { granted: 1 })
  writes.set(`${wallet}/usage/lease1`, { amount: 1 })
}
