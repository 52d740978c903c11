import { beforeAll, describe, expect, it } from 'vitest'
import { makeAgency } from '#test/agency/agencies.ts'
import { clearDatabases } from '#test/emulator.ts'
import { oneRegion } from '#test/oneRegion.ts'
import type { OrganisationPlan } from '../../../../shared/agencies/organisationPlan.ts'
import type { OrgBilling } from '../../../../shared/agencies/seller.ts'
import { catalogueSeed } from '../../../../shared/billing/catalogueSeed.ts'
import { walletSchema } from '../../../../shared/billing/wallet.ts'
import { paths } from '../../../../shared/paths.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument } from '../../../../store/documents.ts'
import { workspaceWallet } from '../../../billing/credits/moveWallet.ts'
import { addOrganisationWallet, adjustWallet } from '../../../billing/credits/wallets.ts'
import { randomIdentifier } from '../../../kernel/identifiers.ts'
import { creditSale } from '../creditSale.ts'
import { newSale } from '../recordSale.ts'
import { deliverOwed } from './deliverOwed.ts'

const unit = 10_000
const ports = { now: Date.now, notifyOwner: async () => undefined }
const perWorkspace = catalogueSeed.workspaceDebtCredits
const perOrganisation = catalogueSeed.renewalDebtCredits

beforeAll(clearDatabases)

/** Creates an agency without credit. */
async function makeEmptyAgency(region: Region) {
  const agency = await makeAgency(region)
  await adjustWallet(workspaceWallet(agency), 'none', -5_000 * unit, 'test', Date.now())
  return agency
}

/** Stores a month of a new organisation's plan that the workspace has no credit for; returns how to pay it. */
async function renew(
  { region, workspaceId }: { region: Region; workspaceId: string },
  credits: number,
  total: number,
) {
  const orgId = randomIdentifier(20)
  const account = { accountId: 'acct_1', customerId: 'cus_1' }
  const customer: OrgBilling = {
    orgId,
    workspaceId,
    ...account,
    formerId: '',
    card: null,
    checkout: '',
    soldAt: 0,
  }
  const plan: OrganisationPlan = {
    orgId,
    workspaceId,
    ...account,
    subscriptionId: 'sub_1',
    status: 'active',
    paidPriceId: 'price_1',
    priceId: 'price_1',
    renewsAt: 0,
    endsAt: null,
    trialEndsAt: null,
    lent: 0,
    due: 0,
    failure: '',
    checkedAt: 0,
  }
  const terms = { units: credits * unit, priceMicros: 0, total, cardId: '', priceId: 'price_1' }
  const path = paths.sale(orgId, 'month')
  const month = { customer, terms, attemptId: 'month', description: '', by: 'system' }
  const writes = new Writes(region)
    .set(paths.clientPlan(orgId), { ...plan })
    .set(path, { ...newSale(month, { isHeld: false, at: 0 }) })
  addOrganisationWallet(writes, workspaceId, orgId)
  await writes.commit()
  return {
    pay: () => creditSale(ports, region, path, { id: `pi_${orgId}`, receiptUrl: '', received: total }),
    deliverOwed: () => deliverOwed(ports, region, path),
    balance: async () => (await readWalletAt(region, paths.walletOfOrg(orgId))).balance / unit,
  }
}

async function readWalletAt(region: Region, path: string) {
  return walletSchema.parse((await readDocument(region, path, walletSchema))?.data)
}

const debtOf = async ({ region, workspaceId }: { region: Region; workspaceId: string }) =>
  (await readWalletAt(region, paths.walletOf(workspaceId))).debt / unit

describe.each(oneRegion)('months of plans without credit in %s', (region) => {
  it('are lent to many organisations of a workspace up to one limit, also at the same time (H-137)', async () => {
    const agency = await makeEmptyAgency(region)
    const count = perWorkspace / perOrganisation + 3
    const months = await Promise.all(
      Array.from({ length: count }, () => renew(agency, 2 * perOrganisation, 4_000)),
    )
    await Promise.all(months.map(({ pay }) => pay()))
    const balances = await Promise.all(months.map(({ balance }) => balance()))
    expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(perWorkspace)
    expect(Math.max(...balances)).toBe(perOrganisation)
    expect(await debtOf(agency)).toBe(perWorkspace)
    // What is owed follows after the debt, and the limit is free again.
    const owed = 2 * perOrganisation * count - perWorkspace
    const wallet = workspaceWallet(agency)
    const late = await renew(agency, perOrganisation, 2_000)
    await late.pay()
    expect(await late.balance()).toBe(0)
    await new Writes(region).update(paths.walletOf(agency.workspaceId), { debt: 0 }).commit()
    await adjustWallet(wallet, 'more', (owed + perOrganisation) * unit, 'test', Date.now())
    await Promise.all([...months, late].map((month) => month.deliverOwed()))
    expect(await late.balance()).toBe(perOrganisation)
    const next = await renew(agency, perOrganisation, 2_000)
    await next.pay()
    expect(await next.balance()).toBe(perOrganisation)
  })

  it('are not lent for less than the credits cost at the platform (H-137)', async () => {
    const agency = await makeEmptyAgency(region)
    const cheap = await renew(agency, 1_000_000, 50)
    await cheap.pay()
    expect([await cheap.balance(), await debtOf(agency)]).toEqual([0, 0])
    const atCost = await renew(agency, 1_000, 100)
    await atCost.pay()
    expect([await atCost.balance(), await debtOf(agency)]).toEqual([1_000, 1_000])
  })
})
