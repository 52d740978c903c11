import { beforeAll, describe, expect, it } from 'vitest'
import { makeClient, makeOrganisation } from '#test/agency/agencies.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { blockOf, slotInBlock } from '../../../shared/chat/activity.ts'
import { dayMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { createAgent } from '../../agents/createAgent.ts'
import { changeClients } from '../../agency/clients/changeClients.ts'
import { setOrganisationAgents } from '../../agency/organisations/setOrganisationAgents.ts'
import { readAgentActivity } from './readAgentActivity.ts'

beforeAll(clearDatabases)

const ports = makePorts()

async function makeWorld(region: Region) {
  const world = await makeOrganisation(region)
  const { caller, workspaceId, orgId } = world
  const made = (agentName: string) =>
    createAgent(ports, caller, {
      region,
      workspaceId,
      agentName,
      agentTemplate: 'blank-template',
      attemptId: crypto.randomUUID(),
    })
  const agentId = (await made('Shared')).agentCreated.ID
  const otherId = (await made('Hidden')).agentCreated.ID
  await setOrganisationAgents(ports, caller, { region, orgId, widgetIDs: [agentId] })
  const now = ports.now()
  const slots = (counts: string) => ({ [slotInBlock(now)]: counts })
  const block = blockOf(now)
  await new Writes(region)
    .set(paths.activity(workspaceId, block), {
      countedAt: now,
      parts: 2,
      agents: { [otherId]: slots('7,7,7,7') },
      spent: { 1: 99 },
    })
    .set(paths.activity(workspaceId, block, 1), { agents: { [agentId]: slots('3,1,0,2') } })
    .commit()
  return { ...world, agentId, otherId, client: await makeClient(world), counted: { block, countedAt: now } }
}

describe.each(oneRegion)('readAgentActivity in %s', (region) => {
  it('returns the figures of one agent, and no other’s, to a client with the page', async () => {
    const { agentId, otherId, client, counted } = await makeWorld(region)
    const read = (of: string) => readAgentActivity(ports, client.asClient, { region, agentId: of })
    const { blocks } = await read(agentId)
    expect(blocks).toEqual([{ ...counted, slots: { [slotInBlock(counted.countedAt)]: '3,1,0,2' } }])
    await expect(read(otherId)).rejects.toMatchObject({ code: 'permission-denied' })
  })

  it('counts the answered conversations of the days in which they are kept, and those without a person', async () => {
    const { agentId, client } = await makeWorld(region)
    const now = ports.now()
    const conversations = [
      { answeredAt: now - dayMs, handedOverAt: 0 },
      { answeredAt: now - 2 * dayMs, handedOverAt: now - dayMs },
      { answeredAt: now - 20 * dayMs, handedOverAt: 0 },
      { answeredAt: now - 31 * dayMs, handedOverAt: 0 },
      { answeredAt: 0, handedOverAt: 0 },
      { answeredAt: now, handedOverAt: 0, isTest: true },
    ]
    const writes = new Writes(region)
    for (const [index, conversation] of conversations.entries())
      writes.set(paths.conversation(agentId, `c${index}`), { isTest: false, ...conversation })
    await writes.commit()
    const read = async () => (await readAgentActivity(ports, client.asClient, { region, agentId })).answered
    expect(await read()).toEqual({ days: 30, all: 3, alone: 2 })

    const retention = { published: { widgetOptions: { retentionDays: 7 } } }
    await new Writes(region).set(paths.runtime(agentId), retention).commit()
    expect(await read()).toEqual({ days: 7, all: 2, alone: 1 })
  })

  it('refuses a client without the page, and strangers', async () => {
    const { agentId, client, caller } = await makeWorld(region)
    const stranger = await makeOrganisation(region)
    await changeClients(ports, caller, {
      region,
      clientIds: [client.clientId],
      change: { removePages: ['/analytics'] },
    })
    for (const who of [client.asClient, stranger.caller])
      await expect(readAgentActivity(ports, who, { region, agentId })).rejects.toMatchObject({
        code: 'permission-denied',
      })
  })
})
