import { execFileSync } from 'node:child_process'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeOrganisation } from '#test/agency/agencies.ts'
import { clearDatabases, documentsUrl } from '#test/emulator.ts'
import { makeAgent, makePorts, type TestPorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { makeMember, setSeats } from '#test/workspaces/members.ts'
import { agentSchema } from '../../shared/agents/agent.ts'
import { walletSchema } from '../../shared/billing/wallet.ts'
import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions/regions.ts'
import { readDocument } from '../../store/documents.ts'
import { setMonthlyLimit } from '../agency/credit/setMonthlyLimit.ts'
import { setOverage } from '../agency/credit/setOverage.ts'
import type { Caller } from '../kernel/access/actor.ts'
import { saveDescription } from './agentDescription.ts'
import { deleteAgent } from './deleteAgent.ts'
import { publishAgent } from './publishAgent.ts'
import { saveAgent } from './saveAgent.ts'

beforeAll(clearDatabases)

/** Takes all memberships of a person away, by a program that their request waits for. */
function removeFromWorkspaces(region: Region, uid: string): void {
  const url = `${documentsUrl(region)}/${paths.access(uid)}?updateMask.fieldPaths=ws`
  const init = {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ fields: { ws: { mapValue: { fields: {} } } } }),
  }
  const code = `const { ok } = await fetch(${JSON.stringify(url)}, ${JSON.stringify(init)}); if (!ok) process.exit(1)`
  execFileSync(process.execPath, ['--input-type=module', '--eval', code])
}

/** Returns ports whose clock is first read between the authorization of a member and their commit. */
function portsOfRemoved(region: Region, { uid }: Caller): TestPorts {
  let isRemoved = false
  return makePorts({
    now: () => {
      if (!isRemoved) removeFromWorkspaces(region, uid)
      isRemoved = true
      return Date.now()
    },
  })
}

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
