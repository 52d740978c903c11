import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBilling } from '#test/billing/billing.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makeAccount } from '#test/factories.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { billingSchema } from '../../../shared/billing/billing.ts'
import { unitsPerCredit, welcomeGrantUnits } from '../../../shared/billing/credits.ts'
import { maxAgents } from '../../../shared/limits.ts'
import { paths } from '../../../shared/paths.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { readDocument } from '../../../store/documents.ts'
import { startCardSetup } from '../payments/cards.ts'
import { previewSubscription, subscribe } from './subscribe.ts'

let billing: Awaited<ReturnType<typeof openBilling>>
beforeAll(async () => {
  await clearDatabases()
  billing = await openBilling()
})
afterAll(() => billing.close())

type Account = Awaited<ReturnType<typeof makeAccount>>
const billingOf = async ({ region, workspaceId }: Account) =>
  (await readDocument(region, paths.billing(workspaceId), billingSchema))?.data
const month = 10_000 * unitsPerCredit

describe.each(oneRegion)('a workspace that subscribes in %s', (region) => {
  it('adds a card, subscribes with 3-D Secure, and gets its month of credit once', async () => {
    const account = await makeAccount(region)
    const { card } = await billing.addCard(account, '4000002500003155', 'AT')
    expect(card).toMatchObject({ brand: 'visa', last4: '3155' })
    expect(await billing.subscribeTo(account, 'eu', { 'workspace-seat': 2 })).toMatchObject({
      state: 'active',
      clientSecret: '',
    })
    expect(await billingOf(account)).toMatchObject({
      country: 'AT',
      currency: 'eur',
      account: 'eu',
      subscription: {
        plan: 'pay_as_you_go',
        status: 'active',
        addons: { 'workspace-seat': 2 },
        endsAt: null,
      },
    })
    const workspace = await readDocument(region, paths.workspace(account.workspaceId), workspaceSchema)
    expect(workspace?.data.internal.planLimits).toMatchObject({ maxAgents: 10, workspaceSeats: 4 })
    expect(workspace && maxAgents(workspace.data)).toBe(10)
    const { wallet, entries } = await expectBooksToBalance(account.wallet, [])
    expect(wallet.balance).toBe(welcomeGrantUnits + month)
    expect(entries.filter(({ type }) => type === 'plan')).toHaveLength(1)
  })

  it('changes its country until it has a card, not after that, and refuses a billing address elsewhere', async () => {
    const account = await makeAccount(region)
    const own = { region, workspaceId: account.workspaceId }
    const attemptId = randomUUID()
    const begin = (country: string) =>
      startCardSetup(billing.ports, account.caller, { ...own, country, attemptId })
    expect((await begin('US')).account).toBe('us')
    expect((await begin('FR')).account).toBe('eu')
    expect(await billingOf(account)).toMatchObject({ country: 'FR', currency: 'eur', card: null })
    const preview = {
      ...own,
      plan: 'pay_as_you_go' as const,
      quantities: {},
      discountCode: '',
      country: 'GB',
    }
    expect((await previewSubscription(billing.ports, account.caller, preview)).currency).toBe('gbp')
    await expect(billing.addCard(account, '4242424242424242', 'FR', 'US')).rejects.toMatchObject({
      code: 'failed-precondition',
    })
    await billing.addCard(account, '4242424242424242', 'FR', 'FR')
    expect((await begin('US')).account).toBe('eu')
    expect((await previewSubscription(billing.ports, account.caller, preview)).currency).toBe('eur')
  })

  it('grants nothing for an unconfirmed first payment, and can try again (H-099)', async () => {
    const account = await makeAccount(region)
    await billing.addCard(account, '4000002500003155', 'GB')
    const first = await subscribe(billing.ports, account.caller, {
      region,
      workspaceId: account.workspaceId,
      plan: 'pay_as_you_go',
      quantities: {},
      discountCode: '',
      attemptId: randomUUID(),
    })
    expect(first.state).toBe('action')
    expect((await billingOf(account))?.subscription).toMatchObject({ status: 'pending', addons: {} })
    expect((await expectBooksToBalance(account.wallet, [])).wallet.balance).toBe(welcomeGrantUnits)
    expect((await billing.subscribeTo(account, 'gb')).state).toBe('active')
    expect((await billingOf(account))?.subscription?.status).toBe('active')
    expect((await expectBooksToBalance(account.wallet, [])).wallet.balance).toBe(welcomeGrantUnits + month)
  })
})
