import { expect } from 'vitest'
import { organisationOf } from '../../agency/organisations.ts'
import type { makeAccount } from '../../factories.ts'
import { replayLedger } from '../replayLedger.ts'
import { orgBillingSchema, saleSchema } from '../../../src/shared/agencies/seller.ts'
import { paths } from '../../../src/shared/paths.ts'
import { ledgerEntrySchema, walletSchema, type LedgerEntry } from '../../../src/shared/billing/wallet.ts'
import { Writes } from '../../../src/store/commit.ts'
import { readDocument, readQuery } from '../../../src/store/documents.ts'
import { randomIdentifier } from '../../../src/domain/kernel/identifiers.ts'
import { transferCredits } from '../../../src/domain/agency/credit/transferCredits.ts'
import { creditSale } from '../../../src/domain/agency/selling/creditSale.ts'
import { failSale } from '../../../src/domain/agency/selling/failSale.ts'
import { recordSale } from '../../../src/domain/agency/selling/recordSale.ts'
import type { SellingPorts } from '../../../src/domain/agency/selling/sellers/SellingPorts.ts'

type Account = Awaited<ReturnType<typeof makeAccount>>

const microsPerCredit = 4_000
const unitsPerCent = 25_000

/** Adds an organisation to the workspace, with an empty wallet and a card. */
export async function addOrg({ region, workspaceId, caller }: Account) {
  const orgId = randomIdentifier(15)
  const path = paths.walletOfOrg(orgId)
  const customer = orgBillingSchema.parse({ orgId, workspaceId, accountId: 'acct_1', customerId: 'cus_1' })
  await new Writes(region)
    .set(paths.org(orgId), organisationOf(orgId, workspaceId))
    .set(path, { owner: 'org', wsId: workspaceId, orgId, balance: 0, filled: 0, seq: 0 })
    .set(paths.orgBilling(orgId), customer)
    .commit()
  const ports: SellingPorts = {
    now: Date.now,
    notifyOwner: async () => {},
    faults: () => {},
    webOrigin: '',
    originOfHost: () => '',
    sellers: () => {
      throw new Error('Nothing is asked of the payment service')
    },
  }
  const sales = async () =>
    (await readQuery(region, paths.sales, saleSchema, (query) => query.where('orgId', '==', orgId))).map(
      ({ data }) => data,
    )
  const readLedger = async () =>
    (await readQuery(region, `${path}/ledger`, ledgerEntrySchema)).map(({ data }) => data)
  return {
    walletPath: path,
    collected: async () => (await readLedger()).filter(({ type }) => type === 'collected'),
    move: (transfer: { direction: 'toOrg' | 'toWorkspace'; amount: number; transferId: string }) =>
      transferCredits({ now: Date.now }, caller, { region, workspaceId, orgId, ...transfer }),
    sales,
    /** Sets the units of a sale aside, at $0.004 a credit. */
    reserve: (attemptId: string, cents: number) =>
      recordSale(ports, region, {
        customer,
        terms: {
          units: cents * unitsPerCent,
          priceMicros: microsPerCredit,
          total: cents,
          cardId: 'pm_1',
          priceId: '',
        },
        attemptId,
        description: 'Clients: credits',
        by: caller.uid,
      }),
    /** Decides a sale, as often as it is asked to. */
    async decide(attemptId: string, isPaid: boolean) {
      const sale = paths.sale(orgId, attemptId)
      if (isPaid) return creditSale(ports, region, sale, { id: `pi_${attemptId}`, receiptUrl: '' })
      return failSale(ports, region, sale, { paymentId: '', failureCode: 'abandoned', failure: '' })
    },
    /** Checks the books, and that no credit which the client has bought was taken for a debt (INV-16). */
    async books() {
      const wallet = walletSchema.parse((await readDocument(region, path, walletSchema))?.data)
      const entries = await readLedger()
      replayLedger(wallet, entries, [], [])
      expect(boughtIn(entries)).toBe(wallet.bought)
      return wallet
    },
  }
}

/** Returns what is left of bought credit, and checks that nothing was collected of it. */
function boughtIn(entries: LedgerEntry[]): number {
  let bought = 0
  let balance = 0
  for (const { type, amount } of entries.toSorted((one, other) => one.seq - other.seq)) {
    balance += amount
    if (type === 'sale') bought += amount
    if (type === 'collected') expect(balance).toBeGreaterThanOrEqual(bought)
    bought = Math.min(bought, balance)
  }
  return bought
}
