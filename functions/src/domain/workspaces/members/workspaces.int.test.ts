import { randomUUID } from 'node:crypto'
import { workspaceWallet } from '../../billing/credits/moveWallet.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { makeAccount, makePorts } from '#test/factories.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { invite, makeMember, setSeats } from '#test/workspaces/members.ts'
import { asSomebody } from '#test/rules/restClient.ts'
import { accessSchema } from '../../../shared/workspaces/access.ts'
import { billingSchema, purchaseSchema } from '../../../shared/billing/billing.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { tenantSchema } from '../../../shared/workspaces/tenant.ts'
import { memberSchema, workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, readQuery } from '../../../store/documents.ts'
import { identifyProgram } from '../accounts/identifyProgram.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import { createAgent } from '../../agents/createAgent.ts'
import { deleteAgent } from '../../agents/deleteAgent.ts'
import { createWorkspace } from './createWorkspace.ts'
import { deleteWorkspace } from '../../background/erasure/deleteWorkspace.ts'
import { openInvite } from './openInvite.ts'

beforeAll(clearDatabases)

const otherThan = (region: Region) => (region === 'eu' ? 'na' : 'eu')

async function makeWorkspace(region: Region) {
  const account = await makeAccount(region)
  const { workspaceId, secret = '' } = await createWorkspace(makePorts(), account.caller, {
    region,
    workspaceName: 'Second',
    attemptId: randomUUID(),
  })
  return { ...account, workspaceId, secret }
}

async function roleOf(region: Region, caller: Caller, workspaceId: string) {
  const actor = await authorizeForWorkspace(caller, 'readWorkspace', { region, workspaceId })
  return actor.kind === 'member' ? actor.role : actor.kind
}

describe.each(oneRegion)('another workspace in %s', (region) => {
  it('has its owner, an empty wallet and a secret of which only the hash is stored', async () => {
    const { caller, workspaceId, secret } = await makeWorkspace(region)
    expect(secret).toMatch(/^vg_[A-Za-z0-9]{17}$/)
    expect((await identifyProgram(secret)).key).toEqual({ kind: 'workspaceSecret', region, workspaceId })
    expect(workspaceId).toMatch(/^[A-Za-z0-9]{15}$/)
    const workspace = await readDocument(region, paths.workspace(workspaceId), workspaceSchema.loose())
    expect(workspace?.data).toMatchObject({
      uid: workspaceId,
      workspaceName: 'Second',
      email: caller.email,
      workspaceEmails: [caller.email],
      region,
      internal: { isNewUser: false },
    })
    expect(JSON.stringify(workspace?.data)).not.toContain('vg_')
    expect((await readDocument('na', paths.tenant(workspaceId), tenantSchema))?.data.region).toBe(region)
    expect(await roleOf(region, caller, workspaceId)).toBe('owner')
    const { wallet, entries } = await expectBooksToBalance(workspaceWallet({ region, workspaceId }), [])
    expect({ balance: wallet.balance, entries }).toEqual({ balance: 0, entries: [] })
    expect(await asSomebody(region, { uid: caller.uid }).get(paths.workspace(workspaceId))).toBe(true)
  })

  it('is created once, however often the same attempt arrives', async () => {
    const { caller } = await makeAccount(region)
    const attemptId = randomUUID()
    const made = await Promise.all(
      Array.from({ length: 4 }, () =>
        createWorkspace(makePorts(), caller, { region, workspaceName: 'Once', attemptId }),
      ),
    )
    expect(new Set(made.map(({ workspaceId }) => workspaceId)).size).toBe(1)
    expect(made.filter(({ secret }) => secret)).toHaveLength(1)
    const access = await readDocument(region, paths.access(caller.uid), accessSchema)
    expect(access?.data).toMatchObject({ ws: { [caller.uid]: 'owner', [made[0]!.workspaceId]: 'owner' } })
  })

  it('may be in the other region, where its owner is not known yet', async () => {
    const { caller } = await makeAccount(otherThan(region))
    const { workspaceId } = await createWorkspace(makePorts(), caller, {
      region,
      workspaceName: 'Over there',
      attemptId: randomUUID(),
    })
    expect(await roleOf(region, caller, workspaceId)).toBe('owner')
    expect(
      await readDocument(otherThan(region), paths.workspace(workspaceId), workspaceSchema),
    ).toBeUndefined()
  })

  it(
    'is refused for an unconfirmed email, an ended session and the eleventh time in a day',
    { timeout: 60_000 },
    async () => {
      const { caller } = await makeAccount(otherThan(region))
      const make = (as = caller) =>
        createWorkspace(makePorts(), as, { region, workspaceName: 'X', attemptId: randomUUID() })
      await expect(make({ ...caller, emailVerified: false })).rejects.toMatchObject({
        code: 'email-not-verified',
      })
      // The region of the new workspace has never seen this session; the one that has ended it has.
      await new Writes(otherThan(region)).update(paths.access(caller.uid), { sv: 1 }).commit()
      await expect(make()).rejects.toMatchObject({ code: 'unauthenticated' })
      for (let count = 0; count < 10; count++) await make({ ...caller, sessionVersion: 1 })
      await expect(make({ ...caller, sessionVersion: 1 })).rejects.toMatchObject({
        code: 'resource-exhausted',
      })
    },
  )

  it('is deleted with all its data, and every member loses access with the same commit', async () => {
    const { caller, workspaceId, wallet, secret } = await makeWorkspace(region)
    const team = { region, workspaceId, caller }
    await setSeats(team, 5)
    const mel = await makeMember(team)
    const { link } = await invite(team, 'guest@example.com')
    await new Writes(region)
      .set(`${paths.cannedReplies(workspaceId)}/hours`, { title: 'Hours', text: 'Nine to five.', at: 1 })
      .commit()
    await expect(deleteWorkspace(makePorts(), mel, team)).rejects.toMatchObject({ code: 'permission-denied' })
    const ports = makePorts()
    expect(await deleteWorkspace(ports, caller, team)).toEqual({ success: true })
    await ports.tasks.run()
    for (const person of [caller, mel]) {
      await expect(roleOf(region, person, workspaceId)).rejects.toMatchObject({
        code: 'permission-denied',
      })
      expect(await asSomebody(region, { uid: person.uid }).get(paths.workspace(workspaceId))).toBe(false)
    }
    await expect(identifyProgram(secret)).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(openInvite(makePorts(), link)).rejects.toMatchObject({ code: 'not-found' })
    expect(await readDocument(region, paths.workspace(workspaceId), workspaceSchema)).toBeUndefined()
    expect(await readQuery(region, paths.members(workspaceId), memberSchema)).toEqual([])
    expect(await readDocument('na', paths.tenant(workspaceId), tenantSchema)).toBeUndefined()
    // The owner's other workspace is untouched.
    expect(await roleOf(region, caller, caller.uid)).toBe('owner')
    await expectBooksToBalance(wallet, [])
  })

  it('stays while it has agents, a subscription or a pending payment, and says what to do', async () => {
    const { caller, workspaceId } = await makeWorkspace(region)
    const input = { region, workspaceId }
    const {
      agentCreated: { ID: agentId },
    } = await createAgent(makePorts(), caller, {
      ...input,
      agentName: 'A',
      agentTemplate: 'blank-template',
      attemptId: randomUUID(),
    })
    await expect(deleteWorkspace(makePorts(), caller, input)).rejects.toMatchObject({
      message: expect.stringContaining('Delete them first'),
    })
    await deleteAgent(makePorts(), caller, { region, agentId })
    await new Writes(region).set(paths.billing(workspaceId), unpaidBilling(workspaceId)).commit()
    await expect(deleteWorkspace(makePorts(), caller, input)).rejects.toMatchObject({
      message: expect.stringContaining('Cancel it under Billing'),
    })
    await new Writes(region)
      .update(paths.billing(workspaceId), { 'subscription.status': 'cancelled' })
      .commit()
    await new Writes(region)
      .set(paths.purchase(workspaceId, 'a'), pendingPurchase(workspaceId, caller.uid))
      .commit()
    await expect(deleteWorkspace(makePorts(), caller, input)).rejects.toMatchObject({
      message: expect.stringContaining('in progress'),
    })
    await new Writes(region).update(paths.purchase(workspaceId, 'a'), { state: 'failed' }).commit()
    await deleteWorkspace(makePorts(), caller, input)
    expect((await readDocument(region, paths.billing(workspaceId), billingSchema))?.data.card).toBeNull()
  })
})

/** Returns the billing of a workspace whose subscription is unpaid. */
function unpaidBilling(workspaceId: string) {
  const subscription = {
    id: 'sub_1',
    plan: 'pay_as_you_go',
    status: 'past_due',
    addons: {},
    startedAt: 1,
    renewsAt: 2,
    endsAt: null,
  }
  return billingSchema.parse({
    workspaceId,
    country: 'DE',
    currency: 'eur',
    account: 'eu',
    customerId: 'cus_1',
    card: { id: 'pm_1', brand: 'visa', last4: '4242', expMonth: 1, expYear: 2040 },
    subscription,
  })
}

/** Returns a purchase that waits for its payer. */
function pendingPurchase(workspaceId: string, by: string) {
  return purchaseSchema.parse({
    workspaceId,
    attemptId: 'a',
    kind: 'topUp',
    account: 'eu',
    customerId: 'cus_1',
    cardId: 'pm_1',
    currency: 'eur',
    net: 500,
    tax: 0,
    total: 500,
    units: 1,
    catalogueVersion: 1,
    state: 'action',
    by,
    at: 1,
  })
}
