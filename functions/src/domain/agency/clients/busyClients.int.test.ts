import { beforeAll, describe, expect, it } from 'vitest'
import { makeClient, makeOrganisation } from '#test/agency/agencies.ts'
import { readClient, readClientAccess } from '#test/agency/readClients.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { changeClients, type ClientChange } from './changeClients.ts'
import { deleteClients } from './deleteClients.ts'

beforeAll(clearDatabases)

const ports = makePorts()

describe.each(oneRegion)('clients who change themselves in %s', (region) => {
  it('lose rights and are deleted although they change their own profile again and again (H-151)', async () => {
    const world = await makeOrganisation(region)
    const { clientId, asClient } = await makeClient(world)
    const pages = async () => (await readClient(region, clientId))?.canAccess
    let changes = 0
    // As rules let them.
    const keepChanging = async () => {
      while (await readClient(region, clientId))
        await new Writes(region).update(paths.client(clientId), { ts: ++changes }).commit()
    }
    const changing = Promise.allSettled(Array.from({ length: 6 }, keepChanging))
    const change = { rights: { canAccess: ['/home' as const] } }
    await changeClients(ports, world.caller, { region, clientIds: [clientId], change })
    expect(await pages()).toEqual(['/home'])
    expect(await deleteClients(ports, world.caller, { region, clientIds: [clientId] })).toEqual({
      deleted: 1,
    })
    expect(await readClientAccess(region, asClient.uid)).toBeUndefined()
    await changing
  })

  it('keep each of several changes that members make at once', async () => {
    const world = await makeOrganisation(region)
    const { clientId, asClient } = await makeClient(world)
    const change = (rights: ClientChange['rights'], addPages: ClientChange['addPages']) =>
      changeClients(ports, world.caller, { region, clientIds: [clientId], change: { rights, addPages } })
    await changeClients(ports, world.caller, {
      region,
      clientIds: [clientId],
      change: { rights: { canAccess: ['/home'] } },
    })
    await Promise.all([
      change({ hideAdvancedSettings: true }, undefined),
      change(undefined, ['/leads']),
      change({ isOrgAdmin: true }, undefined),
      change(undefined, ['/kb']),
    ])
    expect(await readClient(region, clientId)).toMatchObject({ hideAdvancedSettings: true, isOrgAdmin: true })
    expect((await readClient(region, clientId))?.canAccess.toSorted()).toEqual(['/home', '/kb', '/leads'])
    expect((await readClientAccess(region, asClient.uid))?.pages.toSorted()).toEqual([
      '/home',
      '/kb',
      '/leads',
    ])
  })
})
