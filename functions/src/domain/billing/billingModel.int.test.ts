import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { openBilling } from '../../../test/billing.ts'
import { dice } from '../../../test/dice.ts'
import { clearDatabases } from '../../../test/emulator.ts'
import { ask, makeAgent, makeCaller, makeClaims, makeEngine, makePorts } from '../../../test/factories.ts'
import { expectBooksToBalance } from '../../../test/invariants.ts'
import { replayLedger } from '../../../test/replayLedger.ts'
import { scriptedModel } from '../../../test/scriptedModel.ts'
import { autoRechargeSchema, billingSchema, purchaseSchema } from '../../shared/billing.ts'
import { conversationPageSchema, conversationSchema } from '../../shared/conversation.ts'
import { maxAgents, workspaceSeats } from '../../shared/limits.ts'
import { paths } from '../../shared/paths.ts'
import { regions, type Region } from '../../shared/regions.ts'
import { ledgerEntrySchema, walletSchema } from '../../shared/wallet.ts'
import { memberSchema, workspaceSchema } from '../../shared/workspace.ts'
import { Writes } from '../../store/commit.ts'
import { readDocument, readQuery } from '../../store/documents.ts'
import { createAgent } from '../agents/createAgent.ts'
import { publishAgent } from '../agents/publishAgent.ts'
import { randomIdentifier } from '../identifiers.ts'
import { acceptInvite } from '../members/acceptInvite.ts'
import { inviteMember } from '../members/inviteMember.ts'
import { removeMember } from '../members/removeMember.ts'
import { rechargeIfLow, setAutoRecharge } from './autoRecharge.ts'
import type { FaultPoint } from './BillingPorts.ts'
import { changeAddons, setSubscriptionEnding } from './changeSubscription.ts'
import { topUp } from './purchases.ts'
import { transferCredits } from './transferCredits.ts'
import { reconcilePayments, reconcileRecharges } from './reconcile.ts'
import { sweepExpiredLeases } from '../credits/sweepExpiredLeases.ts'

const steps = 1000
const accounts = { na: 'us', eu: 'eu' } as const
const countries = { na: 'US', eu: 'FR' } as const

let billing: Awaited<ReturnType<typeof openBilling>>
beforeAll(async () => {
  await clearDatabases()
  billing = await openBilling()
})
afterAll(() => billing.close())

/** Few enough to be used up. */
const monthlyMessages = 25

/** A second agent of the workspace, which answers so often a month and no more. */
async function addLimitedAgent({ region, workspaceId, caller }: Awaited<ReturnType<typeof makeAgent>>) {
  const { agentCreated } = await createAgent(makePorts(), caller, {
    region,
    workspaceId,
    agentName: 'Limited',
    agentTemplate: 'customer-support',
    attemptId: randomUUID(),
  })
  await new Writes(region).update(paths.agent(agentCreated.ID), { messagesLimit: monthlyMessages }).commit()
  await publishAgent(makePorts(), caller, { region, agentId: agentCreated.ID })
  return { region, agentId: agentCreated.ID }
}

const makeAnotherAgent = ({ region, workspaceId, caller }: Awaited<ReturnType<typeof makeAgent>>) =>
  createAgent(makePorts(), caller, {
    region,
    workspaceId,
    agentName: 'Another',
    agentTemplate: 'blank-template',
    attemptId: randomUUID(),
  })

/** An organisation of the workspace, with an empty wallet. */
async function addOrg({ region, workspaceId, caller }: Awaited<ReturnType<typeof makeAgent>>) {
  const orgId = randomIdentifier(15)
  const path = paths.walletOfOrg(orgId)
  await new Writes(region)
    .set(paths.org(orgId), { ownerID: workspaceId })
    .set(path, { owner: 'org', wsId: workspaceId, orgId, balance: 0, filled: 0, seq: 0 })
    .commit()
  return {
    move: (transfer: { direction: 'toOrg' | 'toWorkspace'; amount: number; transferId: string }) =>
      transferCredits({ now: Date.now }, caller, { region, workspaceId, orgId, ...transfer }),
    async books() {
      const wallet = walletSchema.parse((await readDocument(region, path, walletSchema))?.data)
      replayLedger(
        wallet,
        (await readQuery(region, `${path}/ledger`, ledgerEntrySchema)).map(({ data }) => data),
        [],
        [],
      )
      return wallet
    },
  }
}

/** Six people who are invited, join and are taken out again, by days that pass. */
function seatsOf(
  { region, workspaceId, caller }: Awaited<ReturnType<typeof makeAgent>>,
  roll: ReturnType<typeof dice>,
) {
  const clock = { now: Date.now() }
  const people = Array.from({ length: 6 }, () => makeCaller())
  const ports = makePorts({ now: () => clock.now })
  const links = new Map<string, string>()
  const seats = {
    clock,
    joined: 0,
    async invite() {
      clock.now += 3 * 3_600_000
      const { email } = roll.oneOf(people)
      await inviteMember(ports, 'https://app.example', caller, { region, workspaceId, email })
      const token = /#t=(\w+)/.exec(ports.sent.findLast(({ to }) => to === email)?.html ?? '')?.[1]
      if (token) links.set(email, token)
    },
    async accept() {
      const person = roll.oneOf(people)
      await acceptInvite(ports, person, { workspaceId, token: links.get(person.email) ?? 'none' })
      seats.joined++
    },
    remove: () => removeMember(ports, caller, { region, workspaceId, uid: roll.oneOf(people).uid }),
  }
  return seats
}

/** INV-9: there is nothing that the plan has no room for. */
async function expectLimitsToHold(
  { region, workspaceId }: Awaited<ReturnType<typeof makeAgent>>,
  now: number,
) {
  const members = await readQuery(region, paths.members(workspaceId), memberSchema)
  const invites = await readQuery(region, paths.invites(workspaceId), z.object({ expires: z.int() }))
  const agents = await readQuery(region, 'voiceglow', z.object({ ownerID: z.string() }), (query) =>
    query.where('ownerID', '==', workspaceId),
  )
  const workspace = workspaceSchema.parse(
    (await readDocument(region, paths.workspace(workspaceId), workspaceSchema))?.data,
  )
  expect(agents).toHaveLength(workspace.agentCount)
  expect(agents.length).toBeLessThanOrEqual(maxAgents(workspace))
  expect(members.length + invites.filter(({ data }) => data.expires > now).length).toBeLessThanOrEqual(
    workspaceSeats(workspace),
  )
}

async function answersOf(region: Region, agentId: string): Promise<number> {
  const conversations = await readQuery(region, paths.conversations(agentId), conversationSchema)
  const pages = await Promise.all(
    conversations.map(({ data }) =>
      readQuery(region, paths.conversationPages(agentId, data.ID), conversationPageSchema),
    ),
  )
  return [
    ...conversations.flatMap(({ data }) => data.window),
    ...pages.flat().flatMap(({ data }) => data.messages),
  ].filter(({ receipt }) => receipt).length
}

const sorted = (texts: string[]) => texts.toSorted((one, other) => one.localeCompare(other))

describe.each(regions)('a workspace in %s', (region) => {
  it(
    `has books that balance after ${steps} things that happen to it in any order, on four instances, with crashes`,
    { timeout: 240_000 },
    async () => {
      const roll = dice(region === 'na' ? 20261121 : 42)
      const vendor = accounts[region]
      await billing.control(vendor, '/webhooks/mode', { mode: 'hold' })
      await billing.receiveEvents(vendor)
      const account = await makeAgent(region)
      const own = { region, workspaceId: account.workspaceId }
      await billing.addCard(account, undefined, countries[region])
      await billing.subscribeTo(account, vendor)
      await setAutoRecharge(billing.ports, account.caller, {
        ...own,
        settings: { isOn: true, threshold: 2500, amount: 5, monthlyLimit: 50 },
      })
      // An answer costs 60 credits, so that the balance goes up and down through the threshold.
      const engines = Array.from({ length: 4 }, () =>
        makeEngine(scriptedModel({ inputTokens: 20_000, outputTokens: 1_000 })),
      )
      const limited = await addLimitedAgent(account)
      const claims = [
        ...Array.from({ length: 6 }, () => makeClaims(account)),
        ...Array.from({ length: 3 }, () => makeClaims(limited)),
      ]
      const org = await addOrg(account)
      const seats = seatsOf(account, roll)
      const transfers: Parameters<typeof org.move>[0][] = []
      const agentIds = [account.agentId, limited.agentId]
      const attempts: { attemptId: string; amount: number }[] = []
      const stripe = billing.stripe(vendor)
      const points: FaultPoint[] = [
        'before-pay',
        'after-pay',
        'after-reserve',
        'after-credit',
        'after-release',
      ]

      const deeds: (() => Promise<unknown>)[] = [
        () => ask(roll.oneOf(engines), roll.oneOf(claims)),
        () => Promise.all(engines.map((engine) => ask(engine, roll.oneOf(claims)))),
        () => {
          const attempt =
            attempts.length > 0 && roll.chance(0.3)
              ? roll.oneOf(attempts)
              : { attemptId: randomUUID(), amount: 500 + 100 * roll.below(5) }
          attempts.push(attempt)
          return Promise.all(
            Array.from({ length: 1 + roll.below(3) }, () =>
              topUp(billing.ports, account.caller, { ...own, ...attempt }),
            ),
          )
        },
        () =>
          Promise.all(Array.from({ length: 3 }, () => rechargeIfLow(billing.ports, region, own.workspaceId))),
        async () => {
          const { data } = await stripe.paymentIntents.list({ limit: 5 })
          const paid = data.filter(({ status, metadata }) => status === 'succeeded' && metadata['attemptId'])
          if (paid.length > 0)
            await stripe.refunds.create({ payment_intent: roll.oneOf(paid).id, amount: 100 })
        },
        () =>
          billing.control(vendor, '/webhooks/release', {
            times: 1 + roll.below(3),
            order: roll.oneOf(['given', 'reversed', 'shuffled']),
            seed: roll.below(1000),
            parallel: roll.chance(0.5),
          }),
        () =>
          changeAddons(billing.ports, account.caller, {
            ...own,
            change: () => ({ 'workspace-seat': roll.below(4) }),
            attemptId: randomUUID(),
          }),
        () =>
          setSubscriptionEnding(billing.ports, account.caller, {
            ...own,
            isEnding: roll.chance(0.5),
            reason: '',
          }),
        () => {
          billing.clock.now += 3 * 60_000
          return reconcileRecharges(billing.ports, region)
        },
        () => roll.oneOf(engines).flush(),
        () => {
          const transfer =
            transfers.length > 0 && roll.chance(0.3)
              ? roll.oneOf(transfers)
              : {
                  direction: roll.oneOf(['toOrg', 'toWorkspace'] as const),
                  amount: 1 + roll.below(2_000_000),
                  transferId: randomUUID(),
                }
          transfers.push(transfer)
          return Promise.all(Array.from({ length: 1 + roll.below(2) }, () => org.move(transfer)))
        },
        () => Promise.all(Array.from({ length: 2 }, () => makeAnotherAgent(account))),
        () => Promise.all([seats.invite(), seats.invite()]),
        () => Promise.all([seats.accept(), seats.accept()]),
        () => seats.remove(),
        async () => {
          engines[roll.below(4)] = makeEngine(scriptedModel({ inputTokens: 20_000, outputTokens: 1_000 }))
        },
      ]
      for (let step = 0; step < steps; step++) {
        billing.crashAt.point = roll.chance(0.15) ? roll.oneOf(points) : undefined
        await roll
          .oneOf(deeds)()
          .catch(() => undefined)
        // An idle lease may go back between two of the reads; books that do not balance would not a moment
        // later either.
        if (step % 50 === 0)
          await vi.waitFor(() => expectBooksToBalance(account.wallet, agentIds), {
            timeout: 5_000,
            interval: 250,
          })
        if (step % 20 === 0) await expectLimitsToHold(account, seats.clock.now)
      }

      // Quiet again: every event arrives, what was lost is looked up, instances give back or their leases
      // expire.
      billing.crashAt.point = undefined
      await billing.control(vendor, '/webhooks/release', {})
      await billing.control(vendor, '/webhooks/settle', {})
      billing.clock.now += 3 * 60_000
      await reconcileRecharges(billing.ports, region)
      await reconcilePayments(billing.ports, 2)
      await Promise.all(engines.map((engine) => engine.flush()))
      await sweepExpiredLeases(own, Date.now() + 20 * 60_000)
      const { wallet, entries, open } = await expectBooksToBalance(account.wallet, agentIds)
      expect([open, wallet.leased]).toEqual([[], 0])
      await expectLimitsToHold(account, seats.clock.now)
      expect(seats.joined).toBeGreaterThan(3)
      // INV-6: every transfer has its two ends, and the sum is the same.
      const moved = entries.filter(({ type }) => type === 'transfer')
      expect((await org.books()).balance).toBe(
        -moved.reduce((sum, { amount, debt = 0 }) => sum + amount - debt, 0),
      )
      expect(moved.length).toBeGreaterThan(5)
      // INV-10: a month's messages are no more than its owner allows, and as many where there was demand.
      expect(await answersOf(region, limited.agentId)).toBe(monthlyMessages)

      // INV-4, INV-5, INV-7: what was paid is what was credited, and nothing was paid twice.
      const purchases = (
        await readQuery(region, 'purchases', purchaseSchema, (query) =>
          query.where('workspaceId', '==', own.workspaceId),
        )
      ).map(({ data }) => data)
      const payments = []
      for await (const payment of stripe.paymentIntents.list({ limit: 100 }))
        if (payment.metadata['workspaceId'] === own.workspaceId) payments.push(payment)
      const succeeded = payments.filter(({ status }) => status === 'succeeded')
      expect(new Set(payments.map(({ metadata }) => metadata['attemptId'])).size).toBe(payments.length)
      expect(succeeded.length).toBeGreaterThan(10)
      const credited = entries.filter(({ type }) => type === 'payment')
      expect(sorted(credited.map(({ ref }) => ref))).toEqual(
        sorted(succeeded.map(({ metadata }) => metadata['attemptId'] ?? '')),
      )
      for (const { ref, amount, debt = 0 } of credited)
        expect(amount - debt).toBe(purchases.find(({ attemptId }) => attemptId === ref)?.units)
      expect(
        sorted(purchases.filter(({ state }) => state === 'succeeded').map(({ paymentId }) => paymentId)),
      ).toEqual(sorted(succeeded.map(({ id }) => id)))
      const refunds = []
      for await (const { amount, payment_intent: paymentId } of stripe.refunds.list({ limit: 100 })) {
        const bought = purchases.find((purchase) => purchase.paymentId === paymentId)
        refunds.push(bought ? Math.floor((bought.units * amount) / bought.total) : 0)
      }
      const takenBack = entries.filter(({ type }) => type === 'refund')
      expect(takenBack).toHaveLength(refunds.length)
      const total = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
      expect(total(takenBack.map(({ amount, debt = 0 }) => debt - amount))).toBe(total(refunds))
      const recharge = await readDocument(region, paths.autoRecharge(own.workspaceId), autoRechargeSchema)
      const recharges = succeeded.filter(({ metadata }) => metadata['attemptId']?.startsWith('ar-'))
      expect(recharge?.data.state).toBe('idle')
      expect(recharges.length).toBeLessThanOrEqual(recharge?.data.seq ?? 0)
      expect(recharge?.data.monthSum).toBeLessThanOrEqual(5000)
      expect(total(recharges.map(({ amount }) => amount))).toBe(recharge?.data.monthSum)

      // INV-8: what is stored of the subscription is what the vendor says, and there is one alive.
      const live = (await stripe.subscriptions.list({ status: 'active' })).data.filter(
        ({ metadata }) => metadata['workspaceId'] === own.workspaceId,
      )
      const stored = await readDocument(region, paths.billing(own.workspaceId), billingSchema)
      expect(live.map(({ id }) => id)).toEqual([stored?.data.subscription?.id])
      expect(stored?.data.subscription?.endsAt === null).toBe(live[0]?.cancel_at === null)
      const events = await readQuery(region, 'stripeEvents', z.unknown())
      expect(events.length).toBeGreaterThan(20)
    },
  )
})
