import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeClient, makeOrganisation } from '#test/agency/agencies.ts'
import { inputOf, rolesOf } from '#test/chat/conversations.ts'
import { clearDatabases } from '#test/emulator.ts'
import { ask, makeClaims, makeEngine, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { scriptedModel } from '#test/chat/scriptedModel.ts'
import { organisationSettingsSchema, type Organisation } from '../../../shared/agencies/organisation.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { runtimeSchema } from '../../../shared/agents/runtime.ts'
import type { LiveEvent } from '../../../shared/widget/widgetApi.ts'
import { widgetOptionsSchema } from '../../../shared/widget/widgetOptions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { createAgent } from '../../agents/createAgent.ts'
import { publishAgent } from '../../agents/publishAgent.ts'
import { transferCredits } from '../credit/transferCredits.ts'
import { deleteClients } from '../clients/deleteClients.ts'
import { changeConversationState } from '../../chat/inbox/handleConversation.ts'
import { uploadPicture } from '../../kernel/pictures/uploadPicture.ts'
import { listen } from '../../chat/visitors/listen.ts'
import { hasFile } from '../../../store/files.ts'
import { saveOrganisation } from './saveOrganisation.ts'
import { setOrganisationAgents } from './setOrganisationAgents.ts'

beforeAll(clearDatabases)

/** Creates an organisation with credit, and an agent of its workspace that hands over on request. */
async function openWorld(region: Region) {
  const owned = await makeOrganisation(region)
  const { caller, workspaceId, orgId } = owned
  const ports = makePorts()
  const template = { agentName: 'Desk', agentTemplate: 'blank-template' as const, attemptId: randomUUID() }
  const { agentCreated } = await createAgent(ports, caller, { region, workspaceId, ...template })
  const agent = { region, agentId: agentCreated.ID }
  const widgetOptions = { ...widgetOptionsSchema.parse({}), canHandOff: true }
  await new Writes(region).update(paths.agent(agent.agentId), { widgetOptions }).commit()
  await publishAgent(ports, caller, agent)
  const transfer = { direction: 'toOrg' as const, amount: 400_000, transferId: randomUUID() }
  await transferCredits(ports, caller, { region, workspaceId, orgId, ...transfer })
  const share = (widgetIDs: string[]) => setOrganisationAgents(ports, caller, { region, orgId, widgetIDs })
  await share([agent.agentId])
  const set = (changed: Partial<Organisation['settings']>) =>
    saveOrganisation(ports, caller, {
      region,
      orgId,
      changed: { settings: { ...organisationSettingsSchema.parse({}), ...changed } },
    })
  return { ...owned, ports, agent, share, set }
}

describe.each(oneRegion)('a setting of an organisation in %s', (region) => {
  it('lets its agents hand over by themselves, as long as they are its own', async () => {
    const { agent, share, set } = await openWorld(region)
    const handsOver = async () =>
      (await readDocument(region, paths.runtime(agent.agentId), runtimeSchema))?.data.smartHandoff
    expect(await handsOver()).toBe(false)
    await set({ smartHandoff: true })
    expect(await handsOver()).toBe(true)
    const claims = makeClaims(agent)
    const model = scriptedModel({ text: 'Somebody will.\n```parley\n{"handoff":true}\n```' })
    await ask(makeEngine(model), claims)
    expect(await rolesOf(claims)).toContain('requested')
    await share([])
    expect(await handsOver()).toBe(false)
    await share([agent.agentId])
    expect(await handsOver()).toBe(true)
  })

  it('hides from visitors when operators join and leave', async () => {
    const { agent, caller, set } = await openWorld(region)
    await set({ disableHandoffMessages: true })
    const engine = makeEngine()
    const claims = makeClaims(agent)
    await ask(engine, claims)
    await changeConversationState(engine, caller, { ...inputOf(claims), event: 'takeOver' })
    expect(await rolesOf(claims)).toEqual(['visitor', 'agent', 'joined'])
    const sent: LiveEvent[] = []
    const stop = new AbortController()
    const listening = listen(claims, 0, (event) => sent.push(event), stop.signal)
    await expect.poll(() => sent.some(({ type }) => type === 'state'), { timeout: 15_000 }).toBe(true)
    stop.abort()
    await listening
    expect(JSON.stringify(sent)).not.toContain('has joined')
    await set({ disableHandoffMessages: false })
    await changeConversationState(engine, caller, { ...inputOf(claims), event: 'handBack' })
    const again: LiveEvent[] = []
    const ended = new AbortController()
    const followed = listen(claims, 0, (event) => again.push(event), ended.signal)
    await expect.poll(() => JSON.stringify(again), { timeout: 15_000 }).toContain('has left')
    ended.abort()
    await followed
  })

  it('gives it pictures that its administrators choose, beside those of clients', async () => {
    const { orgId, ports, ...owned } = await openWorld(region)
    const client = await makeClient({ ...owned, orgId })
    const admin = await makeClient({ ...owned, orgId })
    const adminAccess = paths.access(admin.uid)
    await new Writes(region).update(adminAccess, { isOrgAdmin: true }).commit()
    const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#336699' } })
      .png()
      .toBuffer()
    const upload = (who: typeof client, owner: { clientId: string } | { orgId: string }) =>
      uploadPicture(ports, who.asClient, {
        region,
        owner,
        filename: 'me.png',
        base64Payload: png.toString('base64'),
      })
    const own = await upload(client, { clientId: client.clientId })
    await expect(upload(client, { clientId: admin.clientId })).rejects.toMatchObject({
      code: 'permission-denied',
    })
    await expect(upload(client, { orgId })).rejects.toThrow('You are not an admin')
    const ours = await upload(admin, { orgId })
    await saveOrganisation(ports, admin.asClient, { region, orgId, changed: { squarePhotoURL: ours.url } })
    await expect(
      saveOrganisation(ports, admin.asClient, { region, orgId, changed: { squarePhotoURL: own.url } }),
    ).rejects.toMatchObject({ code: 'invalid-argument' })
    await deleteClients(ports, owned.caller, { region, clientIds: [client.clientId] })
    expect(await hasFile(region, own.path)).toBe(false)
  })
})
