import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeClient, makeOrganisation } from '#test/agency/agencies.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makeAgent, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { organisationLogEntrySchema } from '../../../shared/agencies/organisationLog.ts'
import { organisationSchema } from '../../../shared/agencies/organisation.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { runtimeSchema } from '../../../shared/agents/runtime.ts'
import { walletOfOrganisation, walletSchema } from '../../../shared/billing/wallet.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, readQuery } from '../../../store/documents.ts'
import { createAgent } from '../../agents/createAgent.ts'
import { deleteAgent } from '../../agents/deleteAgent.ts'
import { publishAgent } from '../../agents/publishAgent.ts'
import { transferCredits } from '../credit/transferCredits.ts'
import { freeLine, claimCallLine } from '../../billing/calls/callLines.ts'
import { transferCredit } from '../../billing/credits/moveCredit.ts'
import { createOrganisation } from './createOrganisation.ts'
import { deleteOrganisation } from './deleteOrganisation.ts'
import { saveOrganisation } from './saveOrganisation.ts'
import { setOrganisationAgents } from './setOrganisationAgents.ts'

beforeAll(clearDatabases)

const ports = makePorts()
type World = Awaited<ReturnType<typeof makeOrganisation>>

async function addAgent({ region, caller, workspaceId }: World): Promise<string> {
  const input = {
    region,
    workspaceId,
    agentName: 'Desk',
    agentTemplate: 'blank-template' as const,
    attemptId: randomUUID(),
  }
  return (await createAgent(ports, caller, input)).agentCreated.ID
}

const orgOf = async (region: Region, orgId: string) =>
  (await readDocument(region, paths.org(orgId), organisationSchema))?.data
const payerOf = async (region: Region, agentId: string) =>
  (await readDocument(region, paths.runtime(agentId), runtimeSchema))?.data.wallet

describe.each(oneRegion)('an organisation in %s', (region) => {
  it('starts with an empty wallet of its own and the default pages', async () => {
    const { orgId, workspaceId, agencyId } = await makeOrganisation(region)
    expect(await orgOf(region, orgId)).toMatchObject({
      ownerID: workspaceId,
      agencyId,
      defaultClientAccess: ['/home', '/convos', '/analytics', '/leads', '/campaigns'],
    })
    const wallet = await readDocument(region, paths.walletOfOrg(orgId), walletSchema)
    expect(wallet?.data).toMatchObject({ owner: 'org', wsId: workspaceId, orgId, balance: 0 })
  })

  it('pays for the agents that it has, and for no others', async () => {
    const world = await makeOrganisation(region)
    const { caller, orgId } = world
    const [one, two] = [await addAgent(world), await addAgent(world)]
    await setOrganisationAgents(ports, caller, { region, orgId, widgetIDs: [one, two, one] })
    expect((await orgOf(region, orgId))?.widgetIDs).toEqual([one, two])
    expect(await payerOf(region, one)).toBe(walletOfOrganisation(orgId))
    await setOrganisationAgents(ports, caller, { region, orgId, widgetIDs: [two] })
    expect(await payerOf(region, one)).toBe('')
    await deleteAgent(ports, caller, { region, agentId: two })
    expect((await orgOf(region, orgId))?.widgetIDs).toEqual([])
  })

  it('knows the names of its agents, as they were added and as they were published since', async () => {
    const world = await makeOrganisation(region)
    const { caller, orgId } = world
    const [one, two] = [await addAgent(world), await addAgent(world)]
    const looks = async () => (await orgOf(region, orgId))?.agentLooks
    await setOrganisationAgents(ports, caller, { region, orgId, widgetIDs: [one, two] })
    expect(Object.keys((await looks()) ?? {}).toSorted()).toEqual([one, two].toSorted())
    await new Writes(region)
      .update(paths.agent(one), { title: 'Harbour bell', primaryColor: '#0a7c66' })
      .commit()
    expect((await looks())?.[one]?.title).not.toBe('Harbour bell')
    await publishAgent(ports, caller, { region, agentId: one })
    expect((await looks())?.[one]).toEqual({ title: 'Harbour bell', color: '#0a7c66' })
    await setOrganisationAgents(ports, caller, { region, orgId, widgetIDs: [two] })
    expect(Object.keys((await looks()) ?? {})).toEqual([two])
  })

  it('gets no agent of another workspace', async () => {
    const { caller, orgId } = await makeOrganisation(region)
    const { agentId } = await makeAgent(region)
    await expect(
      setOrganisationAgents(ports, caller, { region, orgId, widgetIDs: [agentId] }),
    ).rejects.toMatchObject({ code: 'permission-denied' })
  })

  it('shares no agent with another, even when both ask for it at once', async () => {
    const world = await makeOrganisation(region)
    const { caller, workspaceId, orgId } = world
    const other = await createOrganisation(ports, caller, { region, workspaceId, name: 'Bakery' })
    const agentId = await addAgent(world)
    const widgetIDs = [agentId]
    const results = await Promise.allSettled([
      setOrganisationAgents(ports, caller, { region, orgId, widgetIDs }),
      setOrganisationAgents(ports, caller, { region, orgId: other.orgId, widgetIDs }),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(String(results.find((result) => result.status === 'rejected')?.reason)).toContain(
      'This agent belongs to another organization',
    )
    const owners = await Promise.all([orgId, other.orgId].map((id) => orgOf(region, id)))
    expect(owners.filter((org) => org?.widgetIDs.includes(agentId))).toHaveLength(1)
  })

  it('changes one switch without the others, and logs who did what', async () => {
    const { caller, orgId } = await makeOrganisation(region)
    const first = { settings: { disableClientAccess: true } }
    await saveOrganisation(ports, caller, { region, orgId, changed: first })
    await saveOrganisation(ports, caller, { region, orgId, changed: { settings: { smartHandoff: true } } })
    expect((await orgOf(region, orgId))?.settings).toMatchObject({
      disableClientAccess: true,
      smartHandoff: true,
      enableCannedResponses: true,
    })
    const log = await readQuery(region, paths.organisationLog(orgId), organisationLogEntrySchema)
    expect(log.map(({ data }) => data.kind).toSorted()).toEqual([
      'organisationChanged',
      'organisationChanged',
      'organisationCreated',
    ])
    expect(log.every(({ data }) => data.by === caller.uid)).toBe(true)
  })

  it('is described by its administrators and changed only by its workspace', async () => {
    const world = await makeOrganisation(region)
    const { asClient } = await makeClient(world)
    const save = (changed: object) =>
      saveOrganisation(ports, asClient, { region, orgId: world.orgId, changed })
    await expect(save({ name: 'Ours' })).rejects.toThrow('You are not an admin')
    await expect(save({ disableHandoff: true })).rejects.toThrow('You are not an admin')
  })

  it('returns its credit when it is deleted, and stays while it has clients', async () => {
    const world = await makeOrganisation(region)
    const { caller, workspaceId, orgId } = world
    const move = { region, workspaceId, orgId, direction: 'toOrg' as const, amount: 70_000 }
    await transferCredits(ports, caller, { ...move, transferId: randomUUID() })
    await makeClient(world)
    await expect(deleteOrganisation(ports, caller, { region, orgId })).rejects.toThrow('Delete its clients')
    const empty = await createOrganisation(ports, caller, { region, workspaceId, name: 'Empty' })
    await transferCredits(ports, caller, { ...move, orgId: empty.orgId, transferId: randomUUID() })
    const before = await readDocument(region, paths.walletOf(workspaceId), walletSchema)
    await deleteOrganisation(ports, caller, { region, orgId: empty.orgId })
    const after = await readDocument(region, paths.walletOf(workspaceId), walletSchema)
    expect(after!.data.balance - before!.data.balance).toBe(70_000)
    expect(await orgOf(region, empty.orgId)).toBeUndefined()
    // Credit that arrives too late is not lost in the wallet of a deleted organisation.
    const late = { from: paths.walletOf(workspaceId), to: paths.walletOfOrg(empty.orgId), amount: 10_000 }
    await expect(
      transferCredit(region, { ...late, id: randomUUID(), actor: 'late' }, Date.now()),
    ).rejects.toMatchObject({ code: 'not-found' })
  })

  it('keeps the credit that its calls may still cost, and stays while they do', async () => {
    const world = await makeOrganisation(region)
    const { caller, workspaceId, orgId } = world
    const move = { region, workspaceId, orgId, amount: 20_000_000 }
    await transferCredits(ports, caller, { ...move, direction: 'toOrg', transferId: randomUUID() })
    const wallet = { region, wallet: walletOfOrganisation(orgId) }
    await claimCallLine(wallet, { attempt: 'call-1', caller: [], networks: [] }, Date.now())
    await expect(
      transferCredits(ports, caller, { ...move, direction: 'toWorkspace', transferId: randomUUID() }),
    ).rejects.toThrow('Not enough credits in org.')
    await expect(deleteOrganisation(ports, caller, { region, orgId })).rejects.toMatchObject({
      code: 'failed-precondition',
    })
    await freeLine(wallet, 'call-1')
    await deleteOrganisation(ports, caller, { region, orgId })
    expect((await readDocument(region, paths.walletOfOrg(orgId), walletSchema))?.data).toMatchObject({
      balance: 0,
      isClosed: true,
    })
  })

  it('is not deleted while an instance borrows its credit', async () => {
    const world = await makeOrganisation(region)
    const { caller, workspaceId, orgId } = world
    const move = { region, workspaceId, orgId, direction: 'toOrg' as const, amount: 70_000 }
    await transferCredits(ports, caller, { ...move, transferId: randomUUID() })
    const borrow = async () => {
      const stored = await readDocument(region, paths.walletOfOrg(orgId), walletSchema)
      const { balance, leased } = stored!.data
      const amounts = { balance: balance - 10_000, leased: leased + 10_000 }
      await new Writes(region).update(stored!.path, amounts, stored!.version).commit()
    }
    await Promise.allSettled([deleteOrganisation(ports, caller, { region, orgId }), borrow()])
    const wallet = (await readDocument(region, paths.walletOfOrg(orgId), walletSchema))!.data
    const isGone = (await orgOf(region, orgId)) === undefined
    expect(isGone ? wallet.balance + wallet.leased : 0).toBe(0)
  })

  it('writes nothing where nothing is changed', async () => {
    const world = await makeOrganisation(region)
    await saveOrganisation(ports, world.caller, { region, orgId: world.orgId, changed: {} })
    expect(
      await readQuery(region, paths.organisationLog(world.orgId), organisationLogEntrySchema),
    ).toHaveLength(1)
  })
})
