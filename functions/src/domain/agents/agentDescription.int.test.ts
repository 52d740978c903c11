import { beforeAll, describe, expect, it } from 'vitest'
import { makeClient, makeOrganisation } from '#test/agency/agencies.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions/regions.ts'
import { Writes } from '../../store/commit.ts'
import { setOrganisationAgents } from '../agency/organisations/setOrganisationAgents.ts'
import { readDescription, saveDescription } from './agentDescription.ts'
import { createAgent } from './createAgent.ts'

beforeAll(clearDatabases)

/** Creates an agent of an organisation with a client who has these pages. */
async function makeWorld(region: Region, canAccess: string[]) {
  const world = await makeOrganisation(region)
  const { caller, workspaceId, orgId } = world
  const ports = makePorts()
  const { agentCreated } = await createAgent(ports, caller, {
    region,
    workspaceId,
    agentName: 'Harbour desk',
    agentTemplate: 'blank-template',
    attemptId: crypto.randomUUID(),
  })
  const client = await makeClient(world)
  await new Writes(region).update(paths.access(client.uid), { pages: canAccess }).commit()
  await setOrganisationAgents(ports, caller, { region, orgId, widgetIDs: [agentCreated.ID] })
  return { ports, caller, client: client.asClient, ref: { region, agentId: agentCreated.ID } }
}

describe.each(oneRegion)('the description of an agent in %s', (region) => {
  it('is read and changed by a client with the page of settings, without the prompt', async () => {
    const { ports, client, ref } = await makeWorld(region, ['/settings'])
    const seen = await readDescription(client, ref)
    expect(Object.keys(seen).toSorted()).toEqual(
      ['UIhandoffSubtitle', 'UIhandoffTitle', 'description', 'lang', 'theme', 'title'].toSorted(),
    )
    const edit = { before: { title: seen.title }, after: { title: 'Quay desk' } }
    const saved = await saveDescription(ports, client, { ...ref, ...edit })
    expect(saved).toMatchObject({ stored: { title: 'Quay desk' }, conflicts: [] })
    expect((await readDescription(client, ref)).title).toBe('Quay desk')
  })

  it('keeps what another person has changed meanwhile, and names it', async () => {
    const { ports, caller, client, ref } = await makeWorld(region, ['/settings'])
    const before = { title: 'Harbour desk', description: '' }
    await saveDescription(ports, caller, { ...ref, before, after: { title: 'By the owner' } })
    const after = { title: 'By the client', description: 'Boats and berths.' }
    expect(await saveDescription(ports, client, { ...ref, before, after })).toMatchObject({
      stored: { title: 'By the owner', description: 'Boats and berths.' },
      conflicts: ['title'],
    })
  })

  it('is refused to a client without the page', async () => {
    const { ports, client, ref } = await makeWorld(region, ['/kb', '/convos'])
    await expect(readDescription(client, ref)).rejects.toMatchObject({ code: 'permission-denied' })
    const edit = { before: {}, after: { title: 'Mine' } }
    await expect(saveDescription(ports, client, { ...ref, ...edit })).rejects.toMatchObject({
      code: 'permission-denied',
    })
  })
})
