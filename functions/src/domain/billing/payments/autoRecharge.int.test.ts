import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestQueue } from '#test/serving/TestQueue.ts'
import { Crash, openBilling } from '#test/billing/billing.ts'
import { clearDatabases } from '#test/emulator.ts'
import { ask, makeAccount, makeAgent, makeClaims, makeEngine } from '#test/factories.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { autoRechargeSchema, type AutoRechargeSettings } from '../../../shared/billing/billing.ts'
import { unitsPerCredit } from '../../../shared/billing/credits.ts'
import { dayMs, hourMs, minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readDocument } from '../../../store/documents.ts'
import { adjustWallet } from '../credits/wallets.ts'
import { reclaimCredit } from '../credits/moveCredit.ts'
import { rechargeIfLow, rechargeLowWallets, setAutoRecharge } from './autoRecharge.ts'
import { reconcilePayments, reconcileRecharges } from './reconcile.ts'

type Account = Awaited<ReturnType<typeof makeAccount>>

let billing: Awaited<ReturnType<typeof openBilling>>
beforeAll(async () => {
  await clearDatabases()
  billing = await openBilling()
})
afterAll(() => billing.close())

/** Creates a workspace with a card, automatic recharge of $10 below 500 credits, and 100 credits left. */
async function lowAccount(region: Region, settings: Partial<AutoRechargeSettings> = {}, card?: string) {
  const account = await makeAccount(region)
  await billing.addCard(account, undefined, 'US')
  await billing.subscribeTo(account, 'us')
  if (card) await billing.addCard(account, card, 'US')
  await setAutoRecharge(billing.ports, account.caller, {
    region,
    workspaceId: account.workspaceId,
    settings: { isOn: true, threshold: 500, amount: 10, monthlyLimit: 100, ...settings },
  })
  await spendDownTo(account, 100)
  return account
}

async function spendDownTo(account: Account, credits: number) {
  const { wallet } = await expectBooksToBalance(account.wallet, [])
  await adjustWallet(
    account.wallet,
    `spent-${wallet.seq}`,
    credits * unitsPerCredit - wallet.balance,
    'test',
    Date.now(),
  )
}

const creditsOf = async (account: Account) =>
  (await expectBooksToBalance(account.wallet, [])).wallet.balance / unitsPerCredit
const rechargeOf = async ({ region, workspaceId }: Account) =>
  (await readDocument(region, paths.autoRecharge(workspaceId), autoRechargeSchema))?.data
const recharge = ({ region, workspaceId }: Account) => rechargeIfLow(billing.ports, region, workspaceId)
const paymentsOf = async ({ workspaceId }: Account) => {
  const { data } = await billing.stripe('us').paymentIntents.list({ limit: 100 })
  return data.filter(({ metadata }) => metadata['workspaceId'] === workspaceId)
}

describe.each(oneRegion)('automatic recharge in %s', (region) => {
  it('buys credit when it is low, and not again until it is low again', async () => {
    const account = await lowAccount(region)
    await rechargeLowWallets(billing.ports, region)
    await recharge(account)
    expect(await creditsOf(account)).toBe(10_100)
    expect(await rechargeOf(account)).toMatchObject({ state: 'idle', seq: 1, monthSum: 1000 })
  })

  it('recharges as soon as a turn finds little credit', async () => {
    const agent = await makeAgent(region)
    await billing.addCard(agent, undefined, 'US')
    await billing.subscribeTo(agent, 'us')
    await setAutoRecharge(billing.ports, agent.caller, {
      region,
      workspaceId: agent.workspaceId,
      settings: { isOn: true, threshold: 500, amount: 10, monthlyLimit: 100 },
    })
    await spendDownTo(agent, 100)
    const tasks: TestQueue = new TestQueue(
      () => engine.ports,
      () => billing.ports,
    )
    const engine = makeEngine(undefined, { tasks })
    for (let turn = 0; turn < 3; turn++)
      expect((await ask(engine, makeClaims(agent))).answer?.role).toBe('agent')
    await expect.poll(() => tasks.waiting.length).toBe(1)
    await tasks.runTwice({ atOnce: true })
    await expect
      .poll(async () => (await rechargeOf(agent))?.seq === 1 && (await rechargeOf(agent))?.state)
      .toBe('idle')
    await engine.flush()
    expect(
      (await expectBooksToBalance(agent.wallet, [agent.agentId])).entries.filter(
        ({ type }) => type === 'payment',
      ),
    ).toHaveLength(1)
  })

  it('makes one payment for thirty triggers although its response is lost (H-094)', async () => {
    const account = await lowAccount(region)
    billing.crashAt.point = 'after-pay'
    const results = await Promise.allSettled(Array.from({ length: 30 }, () => recharge(account)))
    expect(results.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0)
    billing.clock.now += 3 * minuteMs
    await Promise.all([1, 2, 3].map(() => reconcileRecharges(billing.ports, region)))
    expect(await paymentsOf(account)).toHaveLength(1)
    expect(await creditsOf(account)).toBe(10_100)
    expect(await rechargeOf(account)).toMatchObject({ state: 'idle', seq: 1 })
  })

  it.each(['after-reserve', 'after-pay'] as const)('finishes a recharge after a crash %s', async (point) => {
    const account = await lowAccount(region)
    billing.crashAt.point = point
    await expect(recharge(account)).rejects.toBeInstanceOf(Crash)
    // A new amount changes the next attempt, not this one.
    await setAutoRecharge(billing.ports, account.caller, {
      region,
      workspaceId: account.workspaceId,
      settings: { isOn: true, threshold: 500, amount: 25, monthlyLimit: 100 },
    })
    await recharge(account)
    billing.clock.now += 3 * minuteMs
    await reconcileRecharges(billing.ports, region)
    expect(await creditsOf(account)).toBe(10_100)
    expect(await paymentsOf(account)).toHaveLength(1)
    expect(await rechargeOf(account)).toMatchObject({ state: 'idle', monthSum: 1000 })
  })

  it('gives up an attempt that was never paid after a day, delays no other, and may start again', async () => {
    const account = await lowAccount(region)
    billing.crashAt.point = 'before-pay'
    await expect(recharge(account)).rejects.toBeInstanceOf(Crash)
    billing.clock.now += 25 * hourMs
    const other = await lowAccount(region)
    billing.crashAt.point = 'after-pay'
    await expect(recharge(other)).rejects.toBeInstanceOf(Crash)
    billing.clock.now += 3 * minuteMs
    await reconcileRecharges(billing.ports, region)
    expect(await rechargeOf(account)).toMatchObject({ state: 'idle', seq: 1, monthSum: 0 })
    expect(await creditsOf(other)).toBe(10_100)
    await recharge(account)
    expect([await creditsOf(account), (await paymentsOf(account)).length]).toEqual([10_100, 1])
  })

  it('finds the payment of an attempt whose key has expired, and does not pay again', async () => {
    // The payment service uses the real time, which earlier tests have left behind.
    billing.clock.now = Date.now()
    const account = await lowAccount(region)
    billing.crashAt.point = 'after-pay'
    await expect(recharge(account)).rejects.toBeInstanceOf(Crash)
    billing.clock.now += 25 * hourMs
    await reconcileRecharges(billing.ports, region)
    expect([await creditsOf(account), (await paymentsOf(account)).length]).toEqual([10_100, 1])
    expect(await rechargeOf(account)).toMatchObject({ state: 'idle', monthSum: 1000 })
  })

  it("notifies the owner although their bank's response was lost", async () => {
    const account = await lowAccount(region, {}, '4000002760003184')
    billing.crashAt.point = 'after-pay'
    await expect(recharge(account)).rejects.toBeInstanceOf(Crash)
    await reconcilePayments(billing.ports, 2)
    billing.clock.now += 3 * minuteMs
    await reconcileRecharges(billing.ports, region)
    expect(await rechargeOf(account)).toMatchObject({
      state: 'paused',
      reason: 'authentication',
      monthSum: 0,
    })
  })

  it('waits longer after each decline, and pauses with one email after the third', async () => {
    const account = await lowAccount(region, {}, '4000000000000341')
    for (const hours of [0, 1, 6, 24, 24]) {
      billing.clock.now += hours * hourMs + 1
      await recharge(account)
      await recharge(account)
    }
    expect(await paymentsOf(account)).toHaveLength(3)
    expect(await rechargeOf(account)).toMatchObject({
      state: 'paused',
      reason: 'declined',
      failures: 3,
      monthSum: 0,
    })
    expect(billing.sent.filter(({ workspaceId }) => workspaceId === account.workspaceId)).toEqual([
      expect.objectContaining({ notice: 'rechargeDeclined' }),
    ])
    expect(await creditsOf(account)).toBe(100)
  })

  it('asks the owner once when the bank requires them, and makes no further try (H-096)', async () => {
    const account = await lowAccount(region, {}, '4000002760003184')
    await recharge(account)
    billing.clock.now += 25 * hourMs
    await recharge(account)
    expect(await rechargeOf(account)).toMatchObject({
      state: 'paused',
      reason: 'authentication',
      monthSum: 0,
    })
    expect((await paymentsOf(account)).filter(({ status }) => status === 'succeeded')).toEqual([])
    expect(billing.sent.filter(({ workspaceId }) => workspaceId === account.workspaceId)).toHaveLength(1)
    expect(await creditsOf(account)).toBe(100)
  })

  it('buys nothing while there is a debt, which would use up every purchase', async () => {
    const account = await lowAccount(region, { monthlyLimit: 0 })
    await reclaimCredit(
      account.wallet,
      {
        key: `refund:${account.workspaceId}`,
        type: 'refund',
        amount: 5_000 * unitsPerCredit,
        ref: 'test',
        actor: 'test',
      },
      Date.now(),
    )
    await rechargeLowWallets(billing.ports, region)
    expect(await paymentsOf(account)).toEqual([])
    expect(await rechargeOf(account)).toMatchObject({ state: 'idle', seq: 0 })
  })

  it('counts tax towards the month, and refuses a limit below one recharge', async () => {
    const account = await makeAccount(region)
    await billing.addCard(account, undefined, 'DE')
    await billing.subscribeTo(account, 'eu')
    const save = (amount: number, monthlyLimit: number) =>
      setAutoRecharge(billing.ports, account.caller, {
        region,
        workspaceId: account.workspaceId,
        settings: { isOn: true, threshold: 500, amount, monthlyLimit },
      })
    await expect(save(20, 25)).rejects.toMatchObject({
      code: 'invalid-argument',
      fields: { monthlyLimit: expect.stringContaining('€25.40') },
    })
    await save(10, 25)
    for (let time = 0; time < 3; time++) {
      await spendDownTo(account, 100)
      await recharge(account)
    }
    // Ten euros are 12.70 with tax: twice would be more than 25.
    expect(await rechargeOf(account)).toMatchObject({ monthSum: 1270, seq: 1 })
  })

  it('never charges more in a month than the owner allows, and starts again with the next month (H-095)', async () => {
    const account = await lowAccount(region, { monthlyLimit: 25, amount: 10 })
    for (let time = 0; time < 4; time++) {
      await spendDownTo(account, 100)
      await recharge(account)
    }
    expect(await rechargeOf(account)).toMatchObject({ monthSum: 2000, seq: 2 })
    billing.clock.now += 32 * dayMs
    await recharge(account)
    expect(await rechargeOf(account)).toMatchObject({ monthSum: 1000, seq: 3 })
    const unlimited = await lowAccount(region, { monthlyLimit: 0, amount: 10 })
    for (let time = 0; time < 4; time++) {
      await spendDownTo(unlimited, 100)
      await recharge(unlimited)
    }
    expect(await rechargeOf(unlimited)).toMatchObject({ monthSum: 4000, seq: 4 })
  })

  it('refuses the free plan and settings outside the sliders’ range', async () => {
    const account = await makeAccount(region)
    const set = (settings: Partial<AutoRechargeSettings>) =>
      setAutoRecharge(billing.ports, account.caller, {
        region,
        workspaceId: account.workspaceId,
        settings: { isOn: true, threshold: 500, amount: 5, monthlyLimit: 0, ...settings },
      })
    await expect(set({})).rejects.toThrow('You are on the free plan. You cannot enable auto-recharge.')
    await expect(set({ threshold: 750 })).rejects.toMatchObject({ issues: [{ path: ['threshold'] }] })
    await expect(set({ amount: 30 })).rejects.toMatchObject({ issues: [{ path: ['amount'] }] })
  })
})
