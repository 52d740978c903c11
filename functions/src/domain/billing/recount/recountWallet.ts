import { leaseSchema, ledgerEntrySchema } from '../../../shared/billing/wallet.ts'
import { paths } from '../../../shared/paths.ts'
import { Query } from '../../../store/Query.ts'
import { readWallet, type WalletRef } from '../credits/moveWallet.ts'

const pageSize = 500

interface Sums {
  /** Units. */
  balance: number
  /** The number of entries in the ledger. */
  seq: number
  /** Units that open leases have borrowed. */
  leased: number
}

interface Recount {
  /** The values in the wallet's document. */
  stored: Sums
  /** The sums of the ledger and of the open leases. */
  counted: Sums
  /** Units that were refunded after they had been spent. */
  debt: number
}

/**
 * Counts a wallet's ledger and its open leases, for an operator. A movement meanwhile makes the sums differ:
 * a second count decides. Throws AppError 'out-of-credits' without a wallet.
 */
export async function recountWallet(ref: WalletRef): Promise<Recount> {
  const { balance, seq, leased, debt } = (await readWallet(ref)).data
  const counted = { balance: 0, seq: 0, leased: 0 }
  for await (const fields of fieldsBelow(ref, 'ledger')) {
    counted.balance += ledgerEntrySchema.parse(fields).amount
    counted.seq++
  }
  for await (const fields of fieldsBelow(ref, 'leases')) {
    const lease = leaseSchema.parse(fields)
    if (lease.state === 'open') counted.leased += lease.granted
  }
  return { stored: { balance, seq, leased }, counted, debt }
}

/** Yields the fields of all documents in a collection below a wallet, page by page. */
async function* fieldsBelow({ region, wallet }: WalletRef, collection: 'ledger' | 'leases') {
  let last = ''
  for (;;) {
    const page = await Query.collection(region, `${paths.wallet(wallet)}/${collection}`)
      .after(last)
      .limit(pageSize)
      .read()
    for (const { fields } of page) yield fields
    if (page.length < pageSize) return
    last = page.at(-1)?.path ?? ''
  }
}
