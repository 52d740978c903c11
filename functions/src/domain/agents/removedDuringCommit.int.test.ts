import { beforeAll, describe, expect, it } from 'vitest'
import { makeOrganisation } from '#test/agency/agencies.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makeAgent, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { makeMember, setSeats } from '#test/workspaces/members.ts'
import { portsOfRemoved } from '#test/workspaces/portsOfRemoved.ts'
import { agentSchema } from '../../shared/agents/agent.ts'
import { walletSchema } from '../../shared/billing/wallet.ts'
import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions/regions.ts'
import { readDocument } from '../../store/documents.ts'
import { setMonthlyLimit } from '../agency/credit/setMonthlyLimit.ts'
import { setOverage } from '../agency/credit/setOverage.ts'
import { saveDescription } from './agentDescription.ts'
import { deleteAgent } from './deleteAgent.ts'
import { publishAgent } from './publishAgent.ts'
import { saveAgent } from './saveAgent.ts'

beforeAll(clearDatabases)

async function makeWorld(region: Region) {
  const agent = await makeAgent(region)
  await setSeats(agent, 4)
  const member = await makeMember(agent)
  // A draft that is published already is not published again.
  await saveAgent(makePorts(), agent.caller, agent.agentId, { title: 'Changed' })
  const read = async () => (await readDocument(region, paths.agent(agent.agentId), agentSchema))?.data
  return { agent, member, read, before: await read(), ports: portsOfRemoved(region, member) }
}

describe.each(oneRegion)('a member who is removed before their commit in %s', (region) => {
  it.each<[string, (world: Awaited<ReturnType<typeof makeWorld>>) => Promise<unknown>]>([
    ['saveAgent', ({ agent, member, ports }) => saveAgent(ports, member, agent.agentId, { title: 'Other' })],
    ['publishAgent', ({ agent, member, ports }) => publishAgent(ports, member, agent)],
    ['deleteAgent', ({ agent, member, ports }) => deleteAgent(ports, member, agent)],
    [
      'saveDescription',
      ({ agent, member, ports, before }) =>
        saveDescription(ports, member, {
          region,
          agentId: agent.agentId,
          before: { title: before?.title ?? '' },
          after: { title: 'Other' },
        }),
    ],
  ])('changes no agent by %s (H-124)', async (_, attempt) => {
    const world = await makeWorld(region)
    await expect(attempt(world)).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await world.read()).toEqual(world.before)
  })

  it.each([
    ['setMonthlyLimit', setMonthlyLimit],
    ['setOverage', setOverage],
  ])('changes no terms of a client by %s (H-124)', async (_, setTerms) => {
    const owned = await makeOrganisation(region)
    await setSeats(owned, 4)
    const member = await makeMember(owned)
    const ports = portsOfRemoved(region, member)
    await expect(setTerms(ports, member, { region, orgId: owned.orgId, credits: 500 })).rejects.toMatchObject(
      { code: 'permission-denied' },
    )
    const wallet = await readDocument(region, paths.walletOfOrg(owned.orgId), walletSchema)
    expect(wallet?.data.monthlyLimit).toBe(0)
    expect(await readDocument(region, paths.walletOfOverage(owned.orgId), walletSchema)).toBeUndefined()
  })
})
