import { randomUUID } from 'node:crypto'
import { saleSchema } from '../../src/shared/agencies/seller.ts'
import { ledgerEntrySchema, walletSchema } from '../../src/shared/billing/wallet.ts'
import { paths } from '../../src/shared/paths.ts'
import { readDocument, readQuery } from '../../src/store/documents.ts'
import type { SellerEvent } from '../../src/domain/agency/selling/sellers/Sellers.ts'
import { replayLedger } from '../billing/replayLedger.ts'
import type { makeShop } from './shop.ts'

type Shop = Awaited<ReturnType<typeof makeShop>>

const unit = 10_000

/** Returns the credits of workspace and organisation and their debts, and checks the books of both. */
export async function booksOf({
  region,
  workspaceId,
  orgId,
}: Pick<Shop, 'region' | 'workspaceId' | 'orgId'>) {
  const [workspace, organisation] = await Promise.all(
    [paths.walletOf(workspaceId), paths.walletOfOrg(orgId)].map(async (path) => {
      const wallet = walletSchema.parse((await readDocument(region, path, walletSchema))?.data)
      const entries = await readQuery(region, `${path}/ledger`, ledgerEntrySchema)
      replayLedger(
        wallet,
        entries.map(({ data }) => data),
        [],
        [],
      )
      return wallet
    }),
  )
  return {
    workspace: (workspace?.balance ?? 0) / unit,
    organisation: (organisation?.balance ?? 0) / unit,
    debts: [(workspace?.debt ?? 0) / unit, (organisation?.debt ?? 0) / unit],
  }
}

export async function salesOf({ region, orgId }: Pick<Shop, 'region' | 'orgId'>) {
  const sales = await readQuery(region, paths.sales, saleSchema, (query) => query.where('orgId', '==', orgId))
  return sales.map(({ data }) => data)
}

/** Returns an event of an agency's account. */
export const event = (accountId: string, about: Partial<SellerEvent>): SellerEvent => ({
  id: `evt_${randomUUID()}`,
  type: 'payment_intent.succeeded',
  at: Date.now(),
  objectId: '',
  paymentId: '',
  subscriptionId: '',
  invoiceId: '',
  customerId: '',
  accountId,
  ...about,
})
