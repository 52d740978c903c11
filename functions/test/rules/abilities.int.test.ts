import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { may, type Ability, type Actor } from '../../src/shared/workspaces/roles.ts'
import { regions, type Region } from '../../src/shared/regions/regions.ts'
import { clearDatabases } from '../emulator.ts'
import { asSomebody, type Who } from './restClient.ts'
import { clientOf, makeWorld, people } from './world.ts'

type Requests = ReturnType<typeof asSomebody>

const agent = 'voiceglow/agentA'
const conversation = `${agent}/convos/conversation1`

/** Returns every actor in workspace A, with its token and access document in the test's world. */
function actors(region: Region): { name: string; who: Who; actor: Actor }[] {
  const client = (id: 'c1' | 'c2' | 'c4' | 'c7' | 'c8' | 'c9', pages: string[]) => {
    const who = clientOf(region, id)
    const actor: Actor = { kind: 'client', uid: who?.uid ?? '', pages }
    return { name: `client with ${pages.join(' ')}`, who, actor }
  }
  const impersonator = (id: 'imp' | 'acting') => {
    const who = clientOf(region, id)
    const pages = ['/leads', '/convos', '/settings']
    const actor: Actor = { kind: 'impersonator', uid: who?.uid ?? '', pages, isActing: id === 'acting' }
    return { name: `impersonator (${id})`, who, actor }
  }
  return [
    { name: 'owner', who: people.Alice, actor: { kind: 'member', uid: 'alice', role: 'owner' } },
    { name: 'member', who: people.Mel, actor: { kind: 'member', uid: 'mel', role: 'member' } },
    client('c1', ['/home', '/convos']),
    client('c2', ['/settings']),
    client('c4', ['/kb', '/leads', '/analytics']),
    client('c7', ['/nodes']),
    client('c8', ['/prompt']),
    client('c9', ['/channels']),
    impersonator('imp'),
    impersonator('acting'),
  ]
}

/**
 * Direct reads and writes of browsers for each ability; all other abilities are checked in procedures by the
 * same table.
 */
const operations: Partial<Record<Ability, [string, (as: Requests, uid: string) => Promise<boolean>][]>> = {
  readWorkspace: [
    ['reads the workspace', (as) => as.get('users/wsA')],
    ['lists members', (as) => as.list('users/wsA/members', { limit: 5 })],
    ['lists invites', (as) => as.list('users/wsA/invites', { limit: 5 })],
  ],
  changeWorkspace: [['renames it', (as) => as.update('users/wsA', { workspaceName: 'Renamed' })]],
  changeCannedReplies: [
    ['writes one', (as) => as.set('users/wsA/cannedReplies/new', { title: 'A', text: 'B', at: 1 })],
    ['deletes one', (as) => as.remove('users/wsA/cannedReplies/reply1')],
  ],
  changeInboxViews: [
    [
      'writes one',
      (as, by) => as.set('users/wsA/inboxViews/new', { name: 'A', filter: { show: 'open' }, by, at: 1 }),
    ],
    ['deletes one', (as) => as.remove('users/wsA/inboxViews/view1')],
  ],
  changeTools: [
    ['lists them', (as) => as.list('users/wsA/tools', { limit: 5 })],
    ['lists servers of functions', (as) => as.list('users/wsA/mcpServers', { limit: 5 })],
    ['lists calendars', (as) => as.list('users/wsA/calendars', { limit: 5 })],
    ['lists appointments', (as) => as.list('users/wsA/calendars/calendar1/appointments', { limit: 5 })],
    ['reads what is known of a credential', (as) => as.get('users/wsA/credentials/credential1')],
  ],
  changeModelKeys: [['reads what is known of them', (as) => as.get('users/wsA/parts/modelKeys')]],
  changeThemes: [['reads them', (as) => as.get('users/wsA/parts/themes')]],
  readBilling: [
    ['reads how it pays', (as) => as.get('billing/wsA')],
    ['reads a purchase', (as) => as.get('purchases/wsA_attempt1')],
    ['reads the wallet', (as) => as.get('wallets/ws_wsA')],
    ['lists the ledger', (as) => as.list('wallets/ws_wsA/ledger', { limit: 5 })],
  ],
  readChannels: [
    ['reads how a bot is', (as) => as.get('telegramBots/agentA')],
    ['reads how a page is', (as) => as.get('metaPages/agentA')],
  ],
  readAgent: [['reads the draft', (as) => as.get(agent)]],
  changeAgent: [['writes its limit', (as) => as.update(agent, { messagesLimit: 7 })]],
  readInstructions: [['reads the draft of its nodes', (as) => as.get(`${agent}/parts/flow`)]],
  changeInstructions: [
    ['writes a prompt', (as) => as.update(agent, { 'vgOptions.systemPrompt': 'New words.' })],
    ['chooses a model', (as) => as.update(agent, { 'vgOptions.model': 'gpt-4o-mini' })],
  ],
  readKnowledge: [
    ['reads a source', (as) => as.get(`${agent}/kb/source1`)],
    ['lists sources', (as) => as.list(`${agent}/kb`, { limit: 5 })],
  ],
  readConversations: [
    ['reads one', (as) => as.get(conversation)],
    [
      'lists them',
      (as) => as.list(`${agent}/convos`, { limit: 5, where: { field: 'isTest', op: 'EQUAL', value: false } }),
    ],
    ['reads a page', (as) => as.get(`${conversation}/pages/0`)],
  ],
  markConversations: [
    ['marks one as seen', (as) => as.update(conversation, { seen: true })],
    ['tags one', (as) => as.update(conversation, { tags: ['urgent'] })],
  ],
  writeNotes: [
    [
      'writes one',
      (as, by) => as.set(`${conversation}/notes/by-${by}`, { text: 'A note', by, byName: nameOf(by), at: 1 }),
    ],
    ['reads them', (as) => as.list(`${conversation}/notes`, { limit: 5 })],
  ],
  answerVisitors: [
    [
      'shows that he types',
      (as, uid) => as.set(`${conversation}/presence/${uid}`, { typingAt: 1, seenAt: 1, readAt: 1 }),
    ],
  ],
  correctAnswers: [['deletes a saved test', (as) => as.remove(`${agent}/tests/test1`)]],
  publishAgent: [['lists versions', (as) => as.list(`${agent}/backups`, { limit: 5 })]],
  readVisits: [
    ['lists them', (as) => as.list(`${agent}/visits`, { limit: 5 })],
    ['reads one', (as) => as.get(`${agent}/visits/visit1`)],
  ],
  readLeads: [['lists them', (as) => as.list(`${agent}/leads`, { limit: 5 })]],
  changeLeads: [['moves one on', (as) => as.update(`${agent}/leads/lead1`, { state: 'done' })]],
  deleteLeads: [['deletes one', (as) => as.remove(`${agent}/leads/lead1`)]],
}

/** Returns the name of a member in the test's world. */
const nameOf = (uid: string) => ({ alice: 'Alice', mel: 'mel' })[uid] ?? ''

const rows = (region: Region) =>
  Object.entries(operations).flatMap(([ability, requests]) =>
    actors(region).flatMap(({ name, who, actor }) =>
      requests.map(([what, request]) => ({
        title: `${ability}: ${name} ${what}`,
        who,
        request,
        allowed: may(actor, ability as Ability),
      })),
    ),
  )

/** Wraps requests to report successful writes. */
function telling(requests: Requests, onChange: () => void): Requests {
  const tell =
    <Given extends unknown[]>(write: (...given: Given) => Promise<boolean>) =>
    async (...given: Given) => {
      const isLetThrough = await write(...given)
      if (isLetThrough) onChange()
      return isLetThrough
    }
  const { set, update, remove, batch } = requests
  return { ...requests, set: tell(set), update: tell(update), remove: tell(remove), batch: tell(batch) }
}

describe.each(regions)('the table of abilities in the rules of %s', (region) => {
  beforeAll(clearDatabases)
  let isChanged = true
  // Restores the world after a row that changed it.
  beforeEach(async () => {
    if (isChanged) await makeWorld()
    isChanged = false
  })

  it.each(rows(region))('$title', async ({ who, request, allowed }) => {
    const requests = telling(asSomebody(region, who), () => (isChanged = true))
    expect(await request(requests, who?.uid ?? '')).toBe(allowed)
  })
})
