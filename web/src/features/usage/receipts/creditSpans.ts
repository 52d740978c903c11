import type { LedgerEntry, Usage, UsageRow, Wallet } from '@parley/functions/shared/billing/wallet'

/** A range of all the credit that a wallet has ever spent, in units: from `start` up to `end`, exclusive. */
export interface Span {
  start: number
  end: number
}

/**
 * Returns the range of a receipt in all spent credit: the receipts of a lease are consecutive, in the order
 * of its list.
 */
export function spanOfRow({ position, rows }: Usage, index: number): Span {
  const start = rows.slice(0, index).reduce((sum, { amount }) => sum + amount, position)
  return { start, end: start + (rows[index]?.amount ?? 0) }
}

/** Returns the range of a movement's credit in all added credit; undefined when it added none. */
export function spanOfEntry({ position, amount }: LedgerEntry): Span | undefined {
  return position === undefined ? undefined : { start: position, end: position + amount }
}

/** Returns the length of the intersection of two ranges, in units. */
function overlap(one: Span, other: Span): number {
  return Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start))
}

export interface PaidPart {
  entry: LedgerEntry
  /** The units of this entry that paid. */
  units: number
}

/** Returns the movements whose credit paid a range, the oldest first. */
export function paidBy(span: Span, entries: LedgerEntry[]): PaidPart[] {
  return entries
    .flatMap((entry) => {
      const own = spanOfEntry(entry)
      const units = own ? overlap(span, own) : 0
      return units > 0 ? [{ entry, units }] : []
    })
    .toSorted((one, other) => one.entry.seq - other.entry.seq)
}

export interface PaidRow {
  row: UsageRow
  lease: string
  /** The units of the receipt that this credit paid. */
  units: number
}

/** Returns the receipts that a movement's credit paid, the newest first. */
export function paidWith(span: Span, usage: Usage[]): PaidRow[] {
  return usage
    .flatMap((item) =>
      item.rows.map((row, index) => ({
        row,
        lease: item.lease,
        units: overlap(span, spanOfRow(item, index)),
      })),
    )
    .filter(({ units }) => units > 0)
    .toSorted((one, other) => other.row.at - one.row.at)
}

/** Returns how much of a range is spent. Spending of open leases counts after they are settled. */
export function unitsSpentIn(
  { start, end }: Span,
  { filled, balance, leased }: Pick<Wallet, 'filled' | 'balance' | 'leased'>,
): number {
  return overlap({ start, end }, { start: 0, end: filled - balance - leased })
}
