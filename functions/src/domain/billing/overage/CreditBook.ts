import type { UseKind } from '../../../shared/agencies/clientTerms.ts'
import type { UsageRow } from '../../../shared/billing/wallet.ts'

export interface CreditHold {
  lease: string
  /** The cost that it covers. */
  amount: number
  /** The factor by which a client pays more than the cost, in percent; missing for none. */
  factor?: number
  /** The lease's credit and its price in micro-dollars; missing when the workspace pays. */
  paid?: { granted: number; worth: number }
  /** No commit may name the lease after this time, in milliseconds since 1970. */
  until: number
}

/** The cost that one answer may have: what it wants, and the least that is of use to it. */
export interface Need {
  wanted: number
  least: number
  /** The kind of use that it pays for: answers by default. */
  kind?: UseKind
}

/** Credit as turns spend it. */
export interface CreditBook {
  /**
   * Holds credit for one answer: what is wanted if there is enough, else what is left but at least `least`.
   * `isPatient`: waits for credit that others hold. Throws AppError 'out-of-credits'.
   */
  hold(need: Need, isPatient?: boolean): Promise<CreditHold>
  /**
   * Holds more credit for another model call of the same answer, up to `wanted`. Returns false and holds
   * nothing when less than `least` is free.
   */
  grow(hold: CreditHold, need: Need): boolean
  /** Settles a hold whose answer was committed with its receipt. */
  settle(hold: CreditHold, row: UsageRow): void
  /** Releases a hold of which nothing was spent. */
  release(hold: CreditHold): void
  /** Ends a hold whose commit has an unknown result; the lease is settled from the stored receipts. */
  abandon(hold: CreditHold): void
  /** Returns the credit that nothing holds; for shutdown and tests. */
  flush(): Promise<void>
  /** Whether nothing is lent, waited for or being settled. */
  readonly isIdle: boolean
}
