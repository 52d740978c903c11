import type { LedgerEntry, Usage, UsageRow, Wallet } from '@parley/functions/shared/billing/wallet'

/** A stretch of all the credit that a wallet has ever taken, in units: from `start` up to `end`. */
export interface Span {
  start: number
  end: number
}

/**
 * Where a receipt lies among all that was ever taken: the receipts of a lease follow each other in the order
 * of its list.
 */
export function spanOfRow({ position, rows }: Usage, index: number): Span {
  const start = rows.slice(0, index).reduce((sum, { amount }) => sum + amount, position)
  return { start, end: start + (rows[index]?.amount ?? 0) }
}

/** Where the credit of a movement lies among all that ever came in; undefined for one that brought none. */
export function spanOfEntry({ position, amount }: LedgerEntry): Span | undefined {
  return position === undefined ? undefined : { start: position, end: position + amount }
}

/** What two stretches have in common, in units. */
function overlap(one: Span, other: Span): number {
  return Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start))
}

export interface PaidPart {
  entry: LedgerEntry
  /** Units of it that have paid. */
  units: number
}

/** The movements whose credit has paid a stretch, the oldest first. */
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
  /** Units that this credit has paid of it. */
  units: number
}

/** The receipts that a movement's credit has paid, the newest first. */
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

/** How much of a stretch was taken by now. What open leases have spent counts once they are settled. */
export function takenOf(
  { start, end }: Span,
  { filled, balance, leased }: Pick<Wallet, 'filled' | 'balance' | 'leased'>,
): number {
  return overlap({ start, end }, { start: 0, end: filled - balance - leased })
}
