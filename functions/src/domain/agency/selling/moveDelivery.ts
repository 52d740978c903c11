import { basePriceMicros, type Sale } from '../../../shared/agencies/seller.ts'
import { unitsPerCredit } from '../../../shared/billing/credits.ts'
import type { Wallet } from '../../../shared/billing/wallet.ts'
import type { Writes } from '../../../store/commit.ts'
import type { Stored } from '../../../store/documents.ts'
import { countInMonth } from '../../billing/credits/countInMonth.ts'
import { ledgerEntry, moveWallet, shareOf } from '../../billing/credits/moveWallet.ts'
import { nameOfSale } from './recordSale.ts'

const microsPerCent = 10_000

/** The parts of the units of a paid sale. */
export interface CreditDelivery {
  /** The units that the workspace gives now, in addition to those that were set aside. */
  given: number
  /** The units that it does not have, which become its debt. */
  lent: number
  /** The units that follow as soon as it has credit. */
  owed: number
}

/**
 * Returns how the units of a sale are delivered. `free`: what the workspace can give; `mayLend`: what may
 * become its debt. Undefined for a purchase that it cannot deliver in full.
 */
export function planDelivery(
  { units, isHeld, priceId }: Sale,
  { free, mayLend }: { free: number; mayLend: number },
): CreditDelivery | undefined {
  if (isHeld) return { given: 0, lent: 0, owed: 0 }
  const given = Math.min(units, free)
  const missing = units - given
  if (missing > 0 && !priceId) return undefined
  const lent = Math.min(missing, mayLend)
  return { given, lent, owed: missing - lent }
}

/** Returns what was paid for some units of a sale, in micro-dollars. */
export function worthOf({ total, units }: Pick<Sale, 'total' | 'units'>, part: number): number {
  return shareOf(total * microsPerCent, part, units)
}

/**
 * Returns the units of a sale that a client has bought: at most what was paid for them at the platform's
 * price. The rest, such as a month that a promotion code made free, is a gift of the agency.
 */
export function boughtOf(sale: Pick<Sale, 'total' | 'units'>, part: number): number {
  return Math.min(part, Math.floor((worthOf(sale, part) * unitsPerCredit) / basePriceMicros))
}

interface Wallets {
  workspace: Stored<Wallet>
  organisation: Stored<Wallet> | undefined
}

/** Moves the units of a paid sale; without a delivery, those that were set aside return to the workspace. */
export function moveDelivery(
  writes: Writes,
  sale: Sale,
  { workspace, organisation }: Wallets,
  delivery: CreditDelivery | undefined,
  { paymentId, now }: { paymentId: string; now: number },
): void {
  const delivered = delivery ? sale.units - delivery.owed : 0
  const repaid = organisation && delivery ? Math.min(organisation.data.debt, delivered) : 0
  const counts = { sold: sale.units, paid: sale.total, fees: sale.fee }
  if (organisation && delivery && delivered === 0) countInMonth(writes, organisation.data, now, counts)
  if (organisation && delivered > 0) {
    const balance = delivered - repaid
    moveWallet(
      writes,
      organisation,
      {
        balance,
        leased: 0,
        debt: -repaid,
        worth: worthOf(sale, balance),
        bought: boughtOf(sale, balance),
        counts,
      },
      `pi:${sale.accountId}:${paymentId}`,
      {
        ...ledgerEntry('sale', balance, sale.attemptId, organisation.data.seq + 1, now, 'stripe'),
        ...(repaid > 0 && { debt: -repaid }),
      },
    )
  }
  const returned = !delivery && sale.isHeld ? sale.units : 0
  settle(writes, sale, workspace, {
    received: repaid + returned,
    given: delivery?.given ?? 0,
    lent: delivery?.lent ?? 0,
    now,
  })
}

/** Books a workspace's part in one entry; what it receives repays its debt first. */
function settle(
  writes: Writes,
  sale: Sale,
  wallet: Stored<Wallet>,
  { received, given, lent, now }: { received: number; given: number; lent: number; now: number },
): void {
  const net = received - given
  const debt = wallet.data.debt + lent
  const repaid = Math.max(0, Math.min(debt, net))
  const by = { balance: net - repaid, debt: lent - repaid }
  if (by.balance === 0 && by.debt === 0) return
  moveWallet(writes, wallet, { ...by, leased: 0 }, `${nameOfSale(sale)}:paid`, {
    ...ledgerEntry('sale', by.balance, sale.orgId, wallet.data.seq + 1, now, 'stripe'),
    ...(by.debt !== 0 && { debt: by.debt }),
  })
}
