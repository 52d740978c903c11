import { beforeAll, describe, expect, it } from 'vitest'
import { makeClient, makeOrganisation, setClientSeats } from '#test/agency/agencies.ts'
import { readClient, readClientAccess } from '#test/agency/readClients.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { asSomebody } from '#test/rules/restClient.ts'
import { daySeconds } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { sha256 } from '../../kernel/identifiers.ts'
import { createOrganisation } from '../organisations/createOrganisation.ts'
import { saveOrganisation } from '../organisations/saveOrganisation.ts'
import { changeClients } from './changeClients.ts'
import { createClient } from './createClient.ts'
import { deleteClients } from './deleteClients.ts'
import { importClients } from './importClients.ts'
import { resetClientPassword } from './resetClientPassword.ts'

beforeAll(clearDatabases)

const ports = makePorts()
const seatsTaken = async (region: Region, workspaceId: string) =>
  (await readDocument(region, paths.workspace(workspaceId), workspaceSchema))!.data.clientCount

describe.each(oneRegion)('clients in %s', (region) => {
  it('take no more seats than there are, even when they are added at once', async () => {
    const world = await makeOrganisation(region, 3)
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => makeClient(world)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await seatsTaken(region, world.workspaceId)).toBe(3)
    await setClientSeats(world, 4)
    await makeClient(world)
    await expect(makeClient(world)).rejects.toMatchObject({ code: 'seat-limit-reached' })
  })

  it('have an email that no other client of the agency has, even when two are added at once', async () => {
    const world = await makeOrganisation(region)
    const { caller, workspaceId, orgId } = world
    const input = { region, orgId, name: 'Ada', email: 'ada@clients.example', password: '' }
    const results = await Promise.allSettled([
      createClient(ports, caller, input),
      createClient(ports, caller, input),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const other = await createOrganisation(ports, caller, { region, workspaceId, name: 'Bakery' })
    await expect(createClient(ports, caller, { ...input, orgId: other.orgId })).rejects.toThrow(
      'Client already exists to org: Harbour',
    )
    const elsewhere = await makeOrganisation(region)
    const free = { ...input, orgId: elsewhere.orgId }
    expect((await createClient(ports, elsewhere.caller, free)).password).toHaveLength(15)
  })

  it('have the rights that were granted, and not those that were taken, from their next request on', async () => {
    const world = await makeOrganisation(region)
    const { clientId, uid } = await makeClient(world)
    const change = { addPages: ['/kb'] as const, removePages: ['/leads'] as const }
    await changeClients(ports, world.caller, { region, clientIds: [clientId], change })
    const pages = ['/home', '/convos', '/analytics', '/campaigns', '/kb']
    expect(await readClient(region, clientId)).toMatchObject({ canAccess: pages, clientTabOrder: pages })
    expect((await readClientAccess(region, uid))?.pages).toEqual(pages)
  })

  it("are changed only by their own workspace; another's and a missing one fail alike", async () => {
    const [world, other] = [await makeOrganisation(region), await makeOrganisation(region)]
    const { clientId, asClient } = await makeClient(world)
    const failures = await Promise.allSettled([
      changeClients(ports, other.caller, { region, clientIds: [clientId], change: { name: 'X' } }),
      changeClients(ports, other.caller, { region, clientIds: ['missing'], change: { name: 'X' } }),
      deleteClients(ports, other.caller, { region, clientIds: [clientId] }),
      changeClients(ports, asClient, {
        region,
        clientIds: [clientId],
        change: { rights: { isOrgAdmin: true } },
      }),
    ])
    expect(failures.map((failure) => failure.status === 'rejected' && failure.reason.code)).toEqual(
      Array.from({ length: 4 }, () => 'permission-denied'),
    )
  })

  it("get no page from an administrator who lacks it, and never the administrator's own role", async () => {
    const world = await makeOrganisation(region)
    const { clientId, asClient } = await makeClient(world)
    const rights = { isOrgAdmin: true, canAccess: ['/convos'] as ['/convos'] }
    await changeClients(ports, world.caller, { region, clientIds: [clientId], change: { rights } })
    const input = { region, orgId: world.orgId, name: 'Bo', email: 'bo@clients.example', password: '' }
    await expect(createClient(ports, asClient, { ...input, canAccess: ['/convos', '/kb'] })).rejects.toThrow(
      'You can only give tabs you have yourself.',
    )
    const made = await createClient(ports, asClient, { ...input, canAccess: ['/convos'] })
    expect(await readClient(region, made.clientId)).toMatchObject({
      isOrgAdmin: false,
      canAccess: ['/convos'],
    })
  })

  it('cannot make themselves undeletable by the fields that they write themselves', async () => {
    const world = await makeOrganisation(region)
    const { clientId } = await makeClient(world)
    const junk = { name: ' ', squarePhotoURL: 'x', preferredLanguage: 7, status: 1, ts: 'x' }
    await new Writes(region).update(paths.client(clientId), junk).commit()
    const change = { rights: { isOrgAdmin: false } }
    await changeClients(ports, world.caller, { region, clientIds: [clientId], change })
    await resetClientPassword(ports, world.caller, { region, clientId, password: '' })
    await deleteClients(ports, world.caller, { region, clientIds: [clientId] })
    expect(await readClient(region, clientId)).toBeUndefined()
  })

  it('get no more rights than the administrator has, where none are named', async () => {
    const world = await makeOrganisation(region)
    const { clientId, uid, asClient } = await makeClient(world)
    const rights = { isOrgAdmin: true, canAccess: ['/home'] as ['/home'] }
    await changeClients(ports, world.caller, { region, clientIds: [clientId], change: { rights } })
    await new Writes(region).update(paths.access(uid), { agents: ['agentOne'] }).commit()
    const input = { region, orgId: world.orgId, name: 'Bo', email: 'bo2@clients.example', password: '' }
    const made = await createClient(ports, asClient, input)
    expect(await readClient(region, made.clientId)).toMatchObject({
      canAccess: ['/home'],
      widgetIDs: ['agentOne'],
    })
  })

  it('can be restricted when an agent of their list has left the organisation', async () => {
    const world = await makeOrganisation(region)
    const { clientId } = await makeClient(world)
    await new Writes(region).update(paths.client(clientId), { widgetIDs: ['agentGone'] }).commit()
    const change = { removePages: ['/leads'] as const }
    await changeClients(ports, world.caller, { region, clientIds: [clientId], change })
    expect((await readClient(region, clientId))?.canAccess).not.toContain('/leads')
    const rights = { widgetIDs: ['agentGone'] }
    await expect(
      changeClients(ports, world.caller, { region, clientIds: [clientId], change: { rights } }),
    ).rejects.toMatchObject({ code: 'permission-denied' })
  })

  it('cannot act with a session that is thirty days old', async () => {
    const world = await makeOrganisation(region)
    const { clientId, asClient } = await makeClient(world)
    const rights = { isOrgAdmin: true }
    await changeClients(ports, world.caller, { region, clientIds: [clientId], change: { rights } })
    const aged = (days: number) => ({
      ...asClient,
      authTime: Math.floor(Date.now() / 1000) - days * daySeconds,
    })
    const input = { region, orgId: world.orgId, changed: { name: 'Ours' } }
    await saveOrganisation(ports, aged(29), input)
    await expect(saveOrganisation(ports, aged(31), input)).rejects.toThrow('Please login again.')
  })

  it('lose access with the commit that deletes them, and free their seat and email', async () => {
    const world = await makeOrganisation(region)
    const { clientId, email, uid } = await makeClient(world)
    const client = asSomebody(region, { uid, claims: { k: 'c', rg: region, sv: 0 } })
    expect(await client.get(paths.client(clientId))).toBe(true)
    expect(await client.get(paths.org(world.orgId))).toBe(true)
    expect(await client.update(paths.client(clientId), { isOrgAdmin: true })).toBe(false)
    await deleteClients(ports, world.caller, { region, clientIds: [clientId] })
    expect(await client.get(paths.org(world.orgId))).toBe(false)
    expect(await seatsTaken(region, world.workspaceId)).toBe(0)
    const again = { region, orgId: world.orgId, name: 'Again', email, password: '' }
    await createClient(ports, world.caller, again)
  })

  it('lose every session with a new password', async () => {
    const world = await makeOrganisation(region)
    const { clientId, uid } = await makeClient(world)
    const { password } = await resetClientPassword(ports, world.caller, { region, clientId, password: '' })
    expect(password).toHaveLength(15)
    expect((await readClientAccess(region, uid))?.sv).toBe(1)
    const old = asSomebody(region, { uid, claims: { k: 'c', rg: region, sv: 0 } })
    expect(await old.get(paths.org(world.orgId))).toBe(false)
  })

  it('lose every session with each of several new passwords that are set at once', async () => {
    const world = await makeOrganisation(region)
    const { clientId, uid } = await makeClient(world)
    const reset = () => resetClientPassword(ports, world.caller, { region, clientId, password: '' })
    await Promise.all(Array.from({ length: 12 }, reset))
    expect((await readClientAccess(region, uid))?.sv).toBe(12)
  })

  it('get new passwords from a member two hundred times an hour, and none from a stranger', async () => {
    const world = await makeOrganisation(region)
    const { clientId } = await makeClient(world)
    const stranger = await makeOrganisation(region)
    const resetBy = (who: Caller) => resetClientPassword(ports, who, { region, clientId, password: '' })
    await expect(resetBy(stranger.caller)).rejects.toMatchObject({ code: 'permission-denied' })
    await resetBy(world.caller)
    const path = `throttle/${sha256(`resetPassword:${region}:${world.caller.uid}`)}`
    await new Writes('na').update(path, { count: 200 }).commit()
    await expect(resetBy(world.caller)).rejects.toMatchObject({ code: 'resource-exhausted' })
  })

  it("see each other's records only as an administrator, and strangers see none", async () => {
    const world = await makeOrganisation(region)
    const [one, two] = [await makeClient(world), await makeClient(world)]
    const asOne = asSomebody(region, { uid: one.uid, claims: { k: 'c', rg: region, sv: 0 } })
    expect(await asOne.get(paths.client(two.clientId))).toBe(false)
    const change = { rights: { isOrgAdmin: true } }
    await changeClients(ports, world.caller, { region, clientIds: [one.clientId], change })
    expect(await asOne.get(paths.client(two.clientId))).toBe(true)
    const outside = await makeOrganisation(region)
    expect(await asSomebody(region, { uid: outside.caller.uid }).get(paths.client(two.clientId))).toBe(false)
  })

  it('cannot be listed with a session that is thirty days old', async () => {
    const world = await makeOrganisation(region)
    const { uid, clientId } = await makeClient(world)
    const aged = (days: number) => {
      const auth_time = Math.floor(Date.now() / 1000) - days * daySeconds
      return asSomebody(region, { uid, claims: { k: 'c', rg: region, sv: 0, auth_time } })
    }
    expect(await aged(29).get(paths.client(clientId))).toBe(true)
    expect(await aged(31).get(paths.client(clientId))).toBe(false)
  })
})

describe.each(oneRegion)('an import of clients in %s', (region) => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ name: `Client ${n}`, email: `client${n}@import.example` }))

  it('names every bad row and adds no client until all are right', async () => {
    const world = await makeOrganisation(region)
    const { orgId, caller } = world
    const existing = await makeClient(world)
    const list = [...rows(1), { name: '', email: 'x@x.example' }, { name: 'B', email: 'no' }, ...rows(1)]
    const given = [...list, { name: 'C', email: existing.email.toUpperCase() }]
    for (const isDryRun of [true, false])
      expect(await importClients(ports, caller, { region, orgId, rows: given, isDryRun })).toEqual({
        added: 0,
        bad: [
          { row: 1, refusal: 'fillOutAllFields' },
          { row: 2, refusal: 'emailWrong' },
          { row: 3, refusal: 'clientTwice' },
          { row: 4, refusal: 'clientExists' },
        ],
      })
    expect(await seatsTaken(region, world.workspaceId)).toBe(1)
  })

  it('names the bad rows before it counts seats', async () => {
    const { orgId, caller } = await makeOrganisation(region, 1)
    const given = [...rows(1), { name: 'Nobody', email: 'no address' }]
    expect(await importClients(ports, caller, { region, orgId, rows: given, isDryRun: true })).toEqual({
      added: 0,
      bad: [{ row: 1, refusal: 'emailWrong' }],
    })
  })

  it('adds all rows within the plan, or none', async () => {
    const world = await makeOrganisation(region, 120)
    const { orgId, caller, workspaceId } = world
    await expect(
      importClients(ports, caller, { region, orgId, rows: rows(121), isDryRun: true }),
    ).rejects.toMatchObject({ code: 'seat-limit-reached' })
    const result = await importClients(ports, caller, { region, orgId, rows: rows(120), isDryRun: false })
    expect(result).toEqual({ bad: [], added: 120 })
    expect(await seatsTaken(region, workspaceId)).toBe(120)
  })

  it('stays consistent while seats are taken away during it', async () => {
    const world = await makeOrganisation(region, 20)
    await new Writes(region).update(paths.workspace(world.workspaceId), { clientCount: 19 }).commit()
    await expect(makeClient(world)).resolves.toBeDefined()
    await expect(makeClient(world)).rejects.toMatchObject({ code: 'seat-limit-reached' })
  })
})
