import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeClient, makeHost, makeOrganisation } from '#test/agency/agencies.ts'
import { inputOf } from '#test/chat/conversations.ts'
import { clearDatabases } from '#test/emulator.ts'
import { ask, makeClaims, makeEngine, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { noticeSchema } from '../../../shared/agencies/notices.ts'
import { organisationSettingsSchema } from '../../../shared/agencies/organisation.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { widgetOptionsSchema } from '../../../shared/widget/widgetOptions.ts'
import { Writes } from '../../../store/commit.ts'
import { readQuery } from '../../../store/documents.ts'
import { createAgent } from '../../agents/createAgent.ts'
import { publishAgent } from '../../agents/publishAgent.ts'
import { notifyLowCredit } from '../credit/notifyLowCredit.ts'
import { transferCredits } from '../credit/transferCredits.ts'
import { adjustWallet } from '../../billing/credits/wallets.ts'
import { changeConversationState } from '../../chat/inbox/handleConversation.ts'
import { createOrganisation } from '../organisations/createOrganisation.ts'
import { saveOrganisation } from '../organisations/saveOrganisation.ts'
import { setOrganisationAgents } from '../organisations/setOrganisationAgents.ts'
import { deleteConversation } from '../../chat/conversations/deleteConversation.ts'
import { unknownClient } from '../../kernel/access/RequestClient.ts'
import { requestPerson } from '../../chat/visitors/visitorActions.ts'

beforeAll(clearDatabases)

/** Creates an organisation with an agent that hands over, and one client who answers. */
async function openWorld(region: Region, isKept = true) {
  const owned = await makeOrganisation(region)
  await makeHost(owned)
  const { caller, workspaceId, orgId } = owned
  const ports = makePorts()
  const template = {
    agentName: 'The desk of the harbour master of Bremen',
    agentTemplate: 'blank-template' as const,
    attemptId: randomUUID(),
  }
  const { agentCreated } = await createAgent(ports, caller, { region, workspaceId, ...template })
  const agent = { region, agentId: agentCreated.ID }
  await new Writes(region)
    .update(paths.agent(agent.agentId), {
      recordChatHistory: isKept,
      widgetOptions: { ...widgetOptionsSchema.parse({}), canHandOff: true },
    })
    .commit()
  await publishAgent(ports, caller, agent)
  await setOrganisationAgents(ports, caller, { region, orgId, widgetIDs: [agent.agentId] })
  await transferCredits(ports, caller, {
    region,
    workspaceId,
    orgId,
    direction: 'toOrg',
    amount: 400_000,
    transferId: randomUUID(),
  })
  const client = await makeClient(owned)
  await choose(region, client.clientId, {})
  return { ...owned, agent, client, ports, engine: makeEngine(undefined, { tasks: ports.tasks }) }
}

async function choose(
  region: Region,
  clientId: string,
  chosen: { notifyThrough?: string; notifyIf?: string; canAccess?: string[] },
) {
  const { canAccess = ['/convos'], ...settings } = chosen
  const notificationsSettings = { notifyThrough: 'all', notifyIf: 'requestsOnly', ...settings }
  await new Writes(region).update(paths.client(clientId), { notificationsSettings, canAccess }).commit()
}

const toldOf = async (region: Region, orgId: string, level: 1 | 2) =>
  (await readQuery(region, paths.notices(orgId, level), noticeSchema)).map(({ data }) => data)

describe.each(oneRegion)('a notice for clients in %s', (region) => {
  it('is written once, with the event, and emailed to those who want it', async () => {
    const { agent, client, orgId, engine, ports, ...owned } = await openWorld(region)
    const other = await makeClient({ ...owned, orgId })
    await choose(region, other.clientId, { notifyIf: 'all' })
    const off = await makeClient({ ...owned, orgId })
    await choose(region, off.clientId, { notifyThrough: 'push' })
    const elsewhere = await makeClient({ ...owned, orgId })
    await choose(region, elsewhere.clientId, { canAccess: ['/leads'] })
    const lost = await makeClient({ ...owned, orgId })
    await choose(region, lost.clientId, {})
    await new Writes(region).update(paths.client(lost.clientId), { mailBouncedAt: 1 }).commit()
    const claims = makeClaims(agent)
    const words = 'My boat has lost its mast and I do not know where to moor it tonight'
    await ask(engine, claims, words)
    expect(await toldOf(region, orgId, 2)).toEqual([])
    await requestPerson(engine, claims, {}, unknownClient)
    await requestPerson(engine, claims, {}, unknownClient)
    const [asked, ...rest] = await toldOf(region, orgId, 2)
    expect(rest).toEqual([])
    expect(asked).toMatchObject({
      kind: 'personWanted',
      agentId: agent.agentId,
      conversationId: claims.conversationId,
      agentTitle: 'The desk of the harbour maste…',
      words: 'My boat has lost its mast and I do not know where…',
      notifyOnly: [],
    })

    ports.sent.length = 0
    await ports.tasks.runTwice({ atOnce: true })
    const toClients = ports.sent.filter(({ to }) => to.endsWith('@clients.example'))
    expect(new Set(toClients.map(({ to }) => to))).toEqual(new Set([client.email, other.email]))
    expect(toClients[0]?.html).not.toContain('My boat')
    expect(toClients[0]?.html).toContain('notifications=settings')
    const [address = ''] = toClients[0]?.headers?.['List-Unsubscribe']?.match(/https?:[^>]+/) ?? []
    expect(address).toContain('/end-mails?to=')
    expect(toClients[0]?.html).toContain(address)
    expect(toClients[0]?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')

    await changeConversationState(engine, client.asClient, { ...inputOf(claims), event: 'takeOver' })
    const id = randomUUID()
    await ask(engine, claims, 'Are you there?', id)
    await ask(engine, claims, 'Are you there?', id)
    await ask(engine, claims, 'Hello?')
    expect(await toldOf(region, orgId, 1)).toHaveLength(2)
    expect(await toldOf(region, orgId, 2)).toHaveLength(1)
    ports.sent.length = 0
    await ports.tasks.run()
    // They were emailed of this conversation less than ten minutes ago.
    expect(ports.sent.filter(({ to }) => to === other.email)).toEqual([])
  })

  it('contains no words that are not kept, and is deleted with the conversation', async () => {
    const { agent, orgId, engine } = await openWorld(region, false)
    const claims = makeClaims(agent)
    await ask(engine, claims, 'I am Marta')
    await requestPerson(engine, claims, {}, unknownClient)
    expect((await toldOf(region, orgId, 2)).map(({ words }) => words)).toEqual([''])
    await deleteConversation(engine, claims)
    expect(await toldOf(region, orgId, 2)).toEqual([])
  })

  it('is not written for an agent of no organisation, for closed access, or for an agent that has left', async () => {
    const { agent, client, orgId, engine, ports, caller } = await openWorld(region)
    const claims = makeClaims(agent)
    await ask(engine, claims)
    await requestPerson(engine, claims, {}, unknownClient)
    const settings = organisationSettingsSchema.parse({ disableClientAccess: true })
    await saveOrganisation(ports, caller, { region, orgId, changed: { settings } })
    await ports.tasks.run()
    expect(ports.sent.filter(({ to }) => to === client.email)).toEqual([])
    await setOrganisationAgents(ports, caller, { region, orgId, widgetIDs: [] })
    expect(await toldOf(region, orgId, 2)).toEqual([])
    const alone = makeEngine()
    const later = makeClaims(agent)
    await requestPerson(alone, later, {}, unknownClient)
    expect(await toldOf(region, orgId, 2)).toEqual([])
  })

  it('is deleted when its agent has left, and again when an instance with old data has written one', async () => {
    const { agent, orgId, engine, ports, caller, ...owned } = await openWorld(region)
    const share = (id: string, widgetIDs: string[]) =>
      setOrganisationAgents(ports, caller, { region, orgId: id, widgetIDs })
    await ask(engine, makeClaims(agent))
    await share(orgId, [])
    const input = { region, workspaceId: owned.workspaceId, name: 'Next' }
    const next = await createOrganisation(ports, caller, input)
    await share(next.orgId, [agent.agentId])
    await requestPerson(engine, makeClaims(agent), {}, unknownClient)
    // The engine still takes the agent for the first organisation's.
    expect(await toldOf(region, orgId, 2)).toHaveLength(1)
    await requestPerson(makeEngine(), makeClaims(agent), {}, unknownClient)
    await ports.tasks.run()
    expect(await toldOf(region, orgId, 2)).toEqual([])
    expect(await toldOf(region, next.orgId, 2)).toHaveLength(1)
    await share(next.orgId, [])
    await share(next.orgId, [agent.agentId])
    await requestPerson(makeEngine(), makeClaims(agent), {}, unknownClient)
    await ports.tasks.run()
    expect(await toldOf(region, next.orgId, 2)).toHaveLength(1)
  })

  it('tells its administrators that credit is low, once', async () => {
    const { client, orgId, ports, ...owned } = await openWorld(region)
    const admin = await makeClient({ ...owned, orgId })
    await new Writes(region).update(paths.client(admin.clientId), { isOrgAdmin: true }).commit()
    await choose(region, admin.clientId, {})
    await adjustWallet({ region, wallet: `org_${orgId}` }, 'spent', -390_000, 'test', Date.now())
    const billing = { ...ports, notifyOwner: async () => {} }
    await notifyLowCredit(billing, region)
    await notifyLowCredit(billing, region)
    const storedNotices = await toldOf(region, orgId, 2)
    expect(storedNotices.map(({ kind, notifyOnly }) => [kind, notifyOnly])).toEqual([
      ['creditNearlyGone', [admin.clientId]],
    ])
    await ports.tasks.run()
    expect(ports.sent.map(({ to }) => to)).toContain(admin.email)
    expect(ports.sent.map(({ to }) => to)).not.toContain(client.email)
  })

  it('tells its administrators again after every top-up, also to the same balance', async () => {
    const { orgId, ports, ...owned } = await openWorld(region)
    const admin = await makeClient({ ...owned, orgId })
    await new Writes(region).update(paths.client(admin.clientId), { isOrgAdmin: true }).commit()
    // Credit is on no page.
    await choose(region, admin.clientId, { canAccess: [] })
    const billing = { ...ports, notifyOwner: async () => {} }
    const move = (id: string, amount: number) =>
      adjustWallet({ region, wallet: `org_${orgId}` }, id, amount, 'test', Date.now())
    await move('spent1', -400_000)
    for (const round of [2, 3]) {
      await notifyLowCredit(billing, region)
      await ports.tasks.run()
      await move(`filled${round}`, 400_000)
      await move(`spent${round}`, -400_000)
    }
    await notifyLowCredit(billing, region)
    await ports.tasks.run()
    expect(await toldOf(region, orgId, 2)).toHaveLength(3)
    expect(ports.sent.filter(({ to }) => to === admin.email)).toHaveLength(3)
  })
})
