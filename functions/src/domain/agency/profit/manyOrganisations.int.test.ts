import { beforeAll, describe, expect, it } from 'vitest'
import { makeAgency } from '#test/agency/agencies.ts'
import { organisationOf } from '#test/agency/organisations.ts'
import { dice } from '#test/dice.ts'
import { clearDatabases } from '#test/emulator.ts'
import { costOf } from '../../../shared/agencies/profit.ts'
import { saleSchema } from '../../../shared/agencies/seller.ts'
import { monthBefore, monthOf } from '../../../shared/billing/months.ts'
import { usageSchema } from '../../../shared/billing/wallet.ts'
import { dayMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { readQuery } from '../../../store/documents.ts'
import { countOperations } from '../../../store/operations.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import { borrow, settleLease } from '../../billing/credits/leases.ts'
import { addOrganisationWallet } from '../../billing/credits/wallets.ts'
import { creditSale } from '../selling/creditSale.ts'
import { newSale } from '../selling/recordSale.ts'
import { readProfit } from './readProfit.ts'
import { sweepProfit } from './sweepProfit.ts'

beforeAll(clearDatabases)

const region = 'eu'
const organisationCount = 200
const now = Date.UTC(2026, 10, 20)
const unit = 10_000
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Creates organisations with wallets, an agent each, and a second one for every other. */
async function makeOrganisations({ workspaceId, agencyId }: { workspaceId: string; agencyId: string }) {
  // Of their own, so that a retry of the test has new ones.
  const prefix = randomIdentifier(8)
  const ids = Array.from(
    { length: organisationCount },
    (_, number) => `${prefix}${String(number).padStart(6, '0')}`,
  )
  for (const orgId of ids) {
    const writes = new Writes(region)
    const widgetIDs = [`${orgId}A`, `${orgId}B`]
    const agentLooks = { [`${orgId}A`]: { title: 'Front desk', color: '#000000' } }
    const name = `Client ${orgId}`
    writes.set(paths.org(orgId), {
      ...organisationOf(orgId, workspaceId, { agencyId, name, widgetIDs, agentLooks }),
    })
    addOrganisationWallet(writes, workspaceId, orgId)
    writes.merge(paths.organisationNames(agencyId), { workspaceId, [`names.${orgId}`]: name })
    await writes.commit()
  }
  return ids
}

async function sell(workspaceId: string, orgId: string, attemptId: string, credits: number, at: number) {
  const customer = {
    orgId,
    workspaceId,
    accountId: 'acct_1',
    customerId: 'cus_1',
    formerId: '',
    card: null,
    checkout: '',
    soldAt: 0,
  }
  const terms = {
    units: credits * unit,
    priceMicros: 4_000,
    total: (credits * 4) / 10,
    cardId: '',
    priceId: '',
  }
  const path = paths.sale(orgId, attemptId)
  const sale = newSale({ customer, terms, attemptId, description: '', by: 'test' }, { isHeld: true, at })
  await new Writes(region).set(path, { ...sale }).commit()
  const ports = { now: () => at, notifyOwner: async () => undefined }
  const paid = { id: `pi_${orgId}_${attemptId}`, receiptUrl: '' }
  // An event and a request learn of the payment at the same time.
  await Promise.all([creditSale(ports, region, path, paid), creditSale(ports, region, path, paid)])
}

async function use(orgId: string, agentId: string, units: number, at: number) {
  const ref = { region, wallet: `org_${orgId}` } as const
  const lease = await borrow(ref, () => ({ amount: units + 11, tight: true }), at)
  if (!('id' in lease)) return
  const price = Math.floor((lease.worth * units) / lease.granted)
  const row = { messageId: 'm', conversationId: 'c', agentId, at, amount: units, price }
  const rows = [{ ...row, model: 'm', inputTokens: 1, outputTokens: 1, rule: 'r' }]
  await Promise.all([settleLease(ref, lease, rows, at), settleLease(ref, lease, rows, at)])
}

describe('the profit of a month with 200 organisations', () => {
  it('takes at most 25 reads, and equals a recount of sales and receipts', { timeout: 120_000 }, async () => {
    const agency = await makeAgency(region)
    const { workspaceId, caller } = agency
    const roll = dice(30)
    const ids = await makeOrganisations(agency)
    await Promise.all(
      ids.map(async (orgId, number) => {
        await sell(workspaceId, orgId, 'first', 1_000 + 500 * roll.below(4), now - 40 * dayMs)
        await use(orgId, `${orgId}A`, 1 + roll.below(500_000), now - 35 * dayMs)
        if (number % 10 === 0) return
        await sell(workspaceId, orgId, 'second', 1_000, now - 5 * dayMs)
        for (const agentId of [`${orgId}A`, `${orgId}B`])
          await use(orgId, agentId, 1 + roll.below(3_000_000), now - 2 * dayMs)
      }),
    )
    await sweepProfit(region, now)
    const [month, before] = [monthOf(now), monthBefore(monthOf(now))]
    const read = (of: string) => readProfit({ now: () => now }, caller, { region, workspaceId, month: of })
    const { reads } = await countOperations(() => read(month))
    expect(reads).toBe(18)
    expect((await countOperations(() => read('2026-03'))).reads).toBe(22)

    for (const each of [month, before]) {
      const { clients, summarizedAt } = await read(each)
      expect(summarizedAt).toBe(now)
      expect(clients).toHaveLength(organisationCount)
      for (const organisation of clients) {
        const path = paths.walletOfOrg(organisation.orgId)
        const usage = (await readQuery(region, `${path}/usage`, usageSchema)).filter(
          ({ data }) => monthOf(data.at) === each,
        )
        const sales = (
          await readQuery(region, paths.sales, saleSchema, (query) =>
            query.where('orgId', '==', organisation.orgId),
          )
        ).filter(({ data }) => monthOf(data.at) === each)
        const rows = usage.flatMap(({ data }) => data.rows)
        expect(organisation).toMatchObject({
          sold: sum(sales.map(({ data }) => data.units)),
          paid: sum(sales.map(({ data }) => data.total)),
          fees: sum(sales.map(({ data }) => data.fee)),
          used: sum(rows.map(({ amount }) => amount)),
          price: sum(rows.map(({ price = 0 }) => price)),
        })
        for (const { agentId, used, price, title } of organisation.agents) {
          const own = rows.filter((row) => row.agentId === agentId)
          expect([used, price]).toEqual([
            sum(own.map(({ amount }) => amount)),
            sum(own.map((row) => row.price ?? 0)),
          ])
          expect(title).toBe(agentId.endsWith('A') ? 'Front desk' : '')
        }
        expect(sum(organisation.agents.map(({ used }) => used))).toBe(organisation.used)
        // Credit is sold at four times its cost.
        expect(Math.abs(organisation.price - 4 * costOf(organisation))).toBeLessThan(10)
      }
    }
    const { clients } = await read(month)
    expect(new Set(clients.map(({ health }) => health?.state))).toContain('quiet')
    expect(clients.find(({ orgId }) => orgId === ids[0])?.health).toMatchObject({
      state: 'quiet',
      reason: 'unusedForDays',
      number: 35,
    })
  })
})
