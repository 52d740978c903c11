import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { makeServedClient } from '#test/agency/servedClient.ts'
import { modelSteps } from '#test/chat/modelSteps.ts'
import { scriptedModel } from '#test/chat/scriptedModel.ts'
import { dice } from '#test/dice.ts'
import { clearDatabases } from '#test/emulator.ts'
import { ask, makeClaims, makeEngine, makePorts } from '#test/factories.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { testCosts } from '#test/testSigning.ts'
import { clientTermsSchema } from '../../../shared/agencies/clientTerms.ts'
import { minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import { setFactors } from '../../agency/credit/clientTerms.ts'
import { setMonthlyLimit } from '../../agency/credit/setMonthlyLimit.ts'
import { setOverage } from '../../agency/credit/setOverage.ts'
import { chargeCall, recordCall } from '../credits/callCharges.ts'
import { sweepExpiredLeases } from '../credits/sweepExpiredLeases.ts'
import { fundOverage } from '../overage/fundOverage.ts'
import { sweepOverage } from '../overage/sweepOverage.ts'
import { readFactors } from './readFactors.ts'
import { sweepMarkups } from './returnMarkup.ts'

beforeAll(clearDatabases)

const unit = 10_000
const credits = 5_000
const laterMs = 30 * minuteMs
const steps = Math.max(60, modelSteps / 4)
/** Returns an instance whose answers cost so much that the client is often without credit. */
const makeInstance = () => makeEngine(scriptedModel({ inputTokens: 20_000, outputTokens: 1_000 }))

type Served = Awaited<ReturnType<typeof makeServedClient>>

/** Checks the three books of a client, and that no credit has appeared or disappeared. */
async function expectNothingLost({ region, orgId, agentId, wallets }: Served) {
  const books = await Promise.all([
    expectBooksToBalance(wallets.workspace, []),
    expectBooksToBalance(wallets.organisation, [agentId]),
    expectBooksToBalance(wallets.overage, [agentId]),
  ])
  const there = books.reduce((sum, { wallet }) => sum + wallet.balance + wallet.leased, 0)
  const rows = books.flatMap(({ usage }) => usage.flatMap((each) => each.rows))
  const cost = rows.reduce((sum, { amount, markup = 0 }) => sum + amount - markup, 0)
  const due = (await readDocument(region, paths.clientTerms(orgId), clientTermsSchema))?.data.due ?? 0
  expect(there + cost + due).toBe(credits * unit)
  const [, own, overage] = books
  return { own: own.spent, covered: overage.spent, due, rows }
}

describe.each(oneRegion)('the random terms of a client in %s', (region) => {
  it(
    `keep every unit through ${steps} random answers, calls, changes of terms and crashes`,
    { timeout: 600_000 },
    async () => {
      const served = await makeServedClient(region, 200)
      const { caller, orgId, wallets, agent, agentId } = served
      const roll = dice(20_261_130)
      const engines = [1, 2, 3].map(makeInstance)
      const ports = makePorts()
      const org = { region, orgId }
      const percent = () => 100 + 37 * roll.below(8)
      await setOverage(ports, caller, { ...org, credits: 600 })
      await setFactors(ports, caller, { ...org, factors: { answers: 170, calls: 170, voiceNotes: 170 } })
      // However the dice fall, the client pays an answer with a factor, and then has little credit.
      await ask(makeInstance(), makeClaims(agent))
      await served.move('toWorkspace', (await served.walletOf('organisation'))?.balance ?? 0)
      const actions: (() => Promise<unknown>)[] = [
        ...[1, 2, 3].map(() => () => ask(roll.oneOf(engines), makeClaims(agent))),
        () => Promise.all(engines.map((engine) => ask(engine, makeClaims(agent)))),
        () => served.move('toOrg', unit * (1 + roll.below(60))),
        () => served.move('toWorkspace', unit * (1 + roll.below(100))),
        () => setOverage(ports, caller, { ...org, credits: roll.oneOf([0, 300, 900, 2_000]) }),
        () => setMonthlyLimit(ports, caller, { ...org, credits: roll.oneOf([0, 0, 1_000]) }),
        () => {
          const factors = { answers: percent(), calls: percent(), voiceNotes: percent() }
          return setFactors(ports, caller, { ...org, factors })
        },
        async () => {
          engines[roll.below(3)] = makeInstance()
        },
        () => roll.oneOf(engines).flush(),
        () => Promise.all([sweepMarkups(region, Date.now()), sweepMarkups(region, Date.now())]),
        () => Promise.all([1, 2].map(() => sweepOverage(region, Date.now() + laterMs))),
        () => fundOverage(wallets.overage, { wanted: 50 * unit, least: unit }, Date.now()),
        async () => {
          const wallet = roll.oneOf([wallets.organisation, wallets.overage])
          const { calls: factor } = await readFactors(wallet)
          const id = randomUUID()
          const call = {
            agentId,
            conversationId: 'c',
            at: Date.now(),
            endsBy: Date.now(),
            attempt: id,
            factor,
          }
          await recordCall(wallet, id, call)
          const bill = { cost: 1 + roll.below(30 * unit), rule: 'test', isLate: true }
          await Promise.all([1, 2].map(() => chargeCall(testCosts, wallet, id, bill, Date.now())))
        },
      ]
      for (let step = 0; step < steps; step++) {
        await roll
          .oneOf(actions)()
          .catch(() => undefined)
        // An idle lease may be returned between two of the reads; wrong books would stay wrong.
        if (step % 15 === 0)
          await vi.waitFor(() => expectNothingLost(served), { timeout: 5_000, interval: 250 })
      }
      await Promise.all(engines.map((engine) => engine.flush()))
      const later = Date.now() + laterMs
      for (const wallet of [wallets.organisation, wallets.overage])
        await sweepExpiredLeases(testCosts, wallet, later)
      await sweepOverage(region, later)
      await sweepMarkups(region, later)
      const { own, covered, due, rows } = await expectNothingLost(served)
      expect(due).toBe(0)
      expect(await served.walletOf('overage')).toMatchObject({ balance: 0, leased: 0 })
      expect(own).toBeGreaterThan(0)
      expect(covered).toBeGreaterThan(0)
      expect(rows.some(({ markup = 0 }) => markup > 0)).toBe(true)
    },
  )
})
