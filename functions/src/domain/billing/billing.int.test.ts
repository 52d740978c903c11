import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBilling } from '../../../test/billing.ts'
import { clearDatabases } from '../../../test/emulator.ts'
import { makeAccount } from '../../../test/factories.ts'
import { expectBooksToBalance } from '../../../test/invariants.ts'
import { billingSchema, purchaseSchema } from '../../shared/billing.ts'
import { unitsPerCredit, welcomeGrantUnits } from '../../shared/credits.ts'
import { maxAgents } from '../../shared/limits.ts'
import { paths } from '../../shared/paths.ts'
import { regions } from '../../shared/regions.ts'
import { workspaceSchema } from '../../shared/workspace.ts'
import { readDocument } from '../../store/documents.ts'
import { changeAddons, setSubscriptionEnding } from './changeSubscription.ts'
import { topUp } from './purchases.ts'

let billing: Awaited<ReturnType<typeof openBilling>>
beforeAll(async () => {
  await clearDatabases()
  billing = await openBilling()
})
afterAll(() => billing.close())

type Account = Awaited<ReturnType<typeof makeAccount>>
const billingOf = async ({ region, workspaceId }: Account) => (await readDocument(region, paths.billing(workspaceId), billingSchema))?.data
const month = 10_000 * unitsPerCredit

describe.each(regions)('a workspace in %s', (region) => {
  it('adds a card, subscribes with 3-D Secure, and gets its month of credit once', async () => {
    const account = await makeAccount(region)
    const { card } = await billing.addCard(account, '4000002500003155', 'AT')
    expect(card).toMatchObject({ brand: 'visa', last4: '3155' })
    expect(await billing.subscribeTo(account, 'eu', { 'workspace-seat': 2 })).toEqual({ state: 'active', clientSecret: '' })
    expect(await billingOf(account)).toMatchObject({ country: 'AT', currency: 'eur', account: 'eu', subscription: { plan: 'pay_as_you_go', status: 'active', addons: { 'workspace-seat': 2 }, endsAt: null } })
    const workspace = await readDocument(region, paths.workspace(account.workspaceId), workspaceSchema)
    expect(workspace?.data.internal.planLimits).toMatchObject({ maxAgents: 10, workspaceSeats: 4 })
    expect(workspace && maxAgents(workspace.data)).toBe(10)
    const { wallet, entries } = await expectBooksToBalance(account.wallet, [])
    expect(wallet.balance).toBe(welcomeGrantUnits + month)
    expect(entries.filter(({ type }) => type === 'plan')).toHaveLength(1)
  })

  it('tops up what was asked for, once however often the same attempt is made', async () => {
    const account = await makeAccount(region)
    await billing.addCard(account)
    const input = { region, workspaceId: account.workspaceId, amount: 500, attemptId: randomUUID() }
    await expect(topUp(billing.ports, account.caller, input)).rejects.toMatchObject({ code: 'failed-precondition' })
    await billing.subscribeTo(account, 'eu')
    const answers = await Promise.all(Array.from({ length: 5 }, () => topUp(billing.ports, account.caller, input)))
    expect(answers.map(({ state }) => state)).toEqual(Array(5).fill('succeeded'))
    await expect(topUp(billing.ports, account.caller, { ...input, amount: 600 })).rejects.toMatchObject({ code: 'already-exists' })
    const purchase = await readDocument(region, paths.purchase(account.workspaceId, input.attemptId), purchaseSchema)
    expect(purchase?.data).toMatchObject({ net: 500, tax: 135, total: 635, units: 56_818_181, state: 'succeeded' })
    const { wallet } = await expectBooksToBalance(account.wallet, [])
    expect(wallet.balance).toBe(welcomeGrantUnits + month + 56_818_181)
  })

  it.each([[499], [-500], [0], [Number.NaN], [1e12], [500.5]])('H-086 buys nothing for %d', async (amount) => {
    const account = await makeAccount(region)
    await expect(topUp(billing.ports, account.caller, { region, workspaceId: account.workspaceId, amount, attemptId: randomUUID() })).rejects.toMatchObject({ code: 'invalid-argument' })
  })

  it('changes its add-ons from the next month on, and ends with the month that is paid', async () => {
    const account = await makeAccount(region)
    await billing.addCard(account, undefined, 'US')
    await billing.subscribeTo(account, 'us', { 'workspace-seat': 1 })
    const own = { region, workspaceId: account.workspaceId }
    await changeAddons(billing.ports, account.caller, { ...own, quantities: { 'client_seat': 3 }, attemptId: randomUUID() })
    expect((await billingOf(account))?.subscription).toMatchObject({ addons: { 'workspace-seat': 1 }, nextAddons: { client_seat: 3 } })
    await setSubscriptionEnding(billing.ports, account.caller, { ...own, isEnding: true, reason: 'Too expensive' })
    const ending = (await billingOf(account))?.subscription
    expect(ending?.endsAt).toBe(ending?.renewsAt)
    await setSubscriptionEnding(billing.ports, account.caller, { ...own, isEnding: false, reason: '' })
    expect((await billingOf(account))?.subscription).toMatchObject({ status: 'active', endsAt: null })
  })

  it('H-099 has nothing of a subscription whose first payment nobody confirms, and can try again', async () => {
    const account = await makeAccount(region)
    await billing.addCard(account, '4000002500003155', 'GB')
    const { subscribe } = await import('./subscribe.ts')
    const first = await subscribe(billing.ports, account.caller, { region, workspaceId: account.workspaceId, plan: 'pay_as_you_go', quantities: {}, discountCode: '', attemptId: randomUUID() })
    expect(first.state).toBe('action')
    expect((await billingOf(account))?.subscription).toMatchObject({ status: 'pending', addons: {} })
    expect((await expectBooksToBalance(account.wallet, [])).wallet.balance).toBe(welcomeGrantUnits)
    expect((await billing.subscribeTo(account, 'gb')).state).toBe('active')
    expect((await billingOf(account))?.subscription?.status).toBe('active')
    expect((await expectBooksToBalance(account.wallet, [])).wallet.balance).toBe(welcomeGrantUnits + month)
  })
})
