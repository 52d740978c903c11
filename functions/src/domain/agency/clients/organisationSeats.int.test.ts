import { beforeAll, describe, expect, it } from 'vitest'
import { makeClient, makeOrganisation } from '#test/agency/agencies.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import { changeClients } from './changeClients.ts'
import { createClient } from './createClient.ts'

beforeAll(clearDatabases)

describe('the administrators of an organisation with few seats', () => {
  it.each(oneRegion)('take at most half of the seats in %s, even at once (H-127)', async (region) => {
    const ports = makePorts()
    const world = await makeOrganisation(region, 6)
    const { clientId, asClient } = await makeClient(world)
    const change = { rights: { isOrgAdmin: true } }
    await changeClients(ports, world.caller, { region, clientIds: [clientId], change })
    const add = (caller = asClient) => {
      const email = `${randomIdentifier(12).toLowerCase()}@clients.example`
      return createClient(ports, caller, { region, orgId: world.orgId, name: 'Ada', email, password: '' })
    }
    const results = await Promise.allSettled([add(), add(), add(), add()])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    await expect(add()).rejects.toMatchObject({
      code: 'seat-limit-reached',
      refusal: { key: 'organisationSeatsTaken', values: { most: 3 } },
    })
    // The agency may give them more, and other organisations have the others.
    await add(world.caller)
    await expect(add()).rejects.toMatchObject({ refusal: { key: 'organisationSeatsTaken' } })
  })
})
