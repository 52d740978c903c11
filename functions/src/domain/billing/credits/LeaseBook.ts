import { setTimeout as sleep } from 'node:timers/promises'
import { chargeFor, costWithin, type Factors, type UseKind } from '../../../shared/agencies/clientTerms.ts'
import { autoRechargeLimits } from '../../../shared/billing/billing.ts'
import { unitsPerCredit } from '../../../shared/billing/credits.ts'
import { isOfClient, type UsageRow } from '../../../shared/billing/wallet.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { background } from '../../kernel/errors/background.ts'
import { grantSize } from './grantSize.ts'
import { sweepExpiredLeases } from './sweepExpiredLeases.ts'
import { borrow, maxTurnMs, settleLease } from './leases.ts'
import type { CreditBook, CreditHold, Need } from '../overage/CreditBook.ts'
import type { WalletRef } from './moveWallet.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import type { CostSeal } from '../../kernel/secrets/CostSeal.ts'

/** The time that a request waits for credit held by others before it is refused. */
const patienceMs = 1_500
/** An unused lease is returned after this time, so that the balance on the screen is exact again. */
const idleMs = 4_000
/** Receipts per lease: a lease is settled with one document that has a row for each of them. */
const maxRows = 2_000

/** Above the highest threshold of automatic recharge. */
const lowUnits = 2 * autoRechargeLimits.threshold.most * unitsPerCredit

interface Waiter extends Need {
  give: (hold: CreditHold) => void
  refuse: (error: unknown) => void
  since: number
}

interface OpenLease {
  id: string
  granted: number
  worth: number
  factors: Factors
  expiresAt: number
  tight: boolean
  free: number
  holds: number
  rows: UsageRow[]
  /** The result of a commit is unknown, so only the stored receipts tell what was consumed. */
  uncertain: boolean
  retired: boolean
  idle: NodeJS.Timeout | undefined
}

/**
 * One wallet as this instance sees it: turns take holds from a lease in memory, without I/O while the lease
 * lasts. A lease has consumed the sum of the receipts that name it. Receipts are committed with the answers,
 * so a crash loses nothing: the lease expires and is settled from the receipts.
 */
export class LeaseBook implements CreditBook {
  private readonly ref: WalletRef
  /** Whether it pays for a client's organisation, so that receipts have a price. */
  private readonly isClients: boolean
  private readonly costs: CostSeal
  private readonly now: () => number
  private readonly onLow: () => void
  private current: OpenLease | undefined
  private waiting: Waiter[] = []
  private borrowing = false

  /** `onLow` is called when the balance is so low that an automatic recharge may be due. */
  constructor(ports: Pick<Ports, 'costs' | 'now'>, ref: WalletRef, onLow: () => void = () => {}) {
    this.costs = ports.costs
    this.now = ports.now
    this.ref = ref
    this.isClients = isOfClient(ref.wallet)
    this.onLow = onLow
  }

  /**
   * Holds credit for one answer: what is wanted if there is enough, else what is left but at least `least`.
   * `isPatient`: waits for credit that others hold. Throws AppError 'out-of-credits'.
   */
  hold(need: Need, isPatient = true): Promise<CreditHold> {
    const lease = this.waiting.length === 0 ? this.usable(need) : undefined
    if (lease) return Promise.resolve(this.take(lease, need.wanted, need.kind))
    return new Promise<CreditHold>((give, refuse) => {
      this.waiting.push({ ...need, give, refuse, since: isPatient ? this.now() : 0 })
      background('Lending credit', () => this.serve())
    })
  }

  /**
   * Holds more credit for another model call of the same answer, up to `wanted`. Returns false and holds
   * nothing when less than `least` is free.
   */
  grow(hold: CreditHold, { wanted, least }: Need): boolean {
    const lease = this.leases.get(hold.lease)
    if (!lease) return false
    const held = chargeOf(hold)
    const more = Math.min(wanted, costWithin(lease.free + held, hold.factor) - hold.amount)
    if (more < least) return false
    hold.amount += more
    lease.free -= chargeOf(hold) - held
    return true
  }

  /** Settles a hold whose answer was committed with its receipt. */
  settle(hold: CreditHold, row: UsageRow): void {
    this.finish(hold, (lease) => {
      lease.rows.push(row)
      lease.free += chargeOf(hold) - row.amount
    })
  }

  /** Releases a hold of which nothing was spent. */
  release(hold: CreditHold): void {
    this.finish(hold, (lease) => {
      lease.free += chargeOf(hold)
    })
  }

  /** Ends a hold whose commit has an unknown result; the lease is settled from the stored receipts. */
  abandon(hold: CreditHold): void {
    this.finish(hold, (lease) => {
      lease.uncertain = true
    })
  }

  /** Returns the open lease when nothing is held; for shutdown and tests. */
  async flush(): Promise<void> {
    const lease = this.current
    if (lease && lease.holds === 0) await this.retire(lease)
    await Promise.allSettled(this.settling)
  }

  /** Whether nothing is lent, waited for or being settled. */
  get isIdle(): boolean {
    return this.leases.size === 0 && this.waiting.length === 0 && this.settling.size === 0
  }

  private readonly leases = new Map<string, OpenLease>()
  private readonly settling = new Set<Promise<void>>()

  private usable({ wanted, kind = 'answers' }: Need): OpenLease | undefined {
    const lease = this.current
    if (!lease || lease.uncertain) return undefined
    // It is being returned, and a new hold would keep the rest from all others.
    if (lease.tight && lease.holds === 0) return undefined
    const isEnough = lease.free >= chargeFor(wanted, lease.factors[kind])
    return isEnough && lease.rows.length < maxRows && this.now() + maxTurnMs < lease.expiresAt
      ? lease
      : undefined
  }

  private take(lease: OpenLease, amount: number, kind: UseKind = 'answers'): CreditHold {
    clearTimeout(lease.idle)
    const { id, granted, worth, factors, expiresAt: until } = lease
    const factor = factors[kind]
    lease.free -= chargeFor(amount, factor)
    lease.holds++
    return {
      lease: id,
      amount,
      ...(factor !== 100 && { factor }),
      ...(this.isClients && { paid: { granted, worth } }),
      until,
    }
  }

  private finish(hold: CreditHold, change: (lease: OpenLease) => void): void {
    const lease = this.leases.get(hold.lease)
    if (!lease) return
    lease.holds--
    change(lease)
    if (lease.holds > 0) return
    if (lease.retired || lease.uncertain || lease.tight)
      background('Giving a lease back', () => this.retire(lease))
    else lease.idle = this.retireWhenIdle(lease)
  }

  /** Serves all waiting requests in one loop per wallet, so that one borrow serves all of them. */
  private async serve(): Promise<void> {
    if (this.borrowing) return
    this.borrowing = true
    try {
      while (this.waiting.length > 0) {
        const unserved = this.waiting.splice(0).filter((waiter) => !this.serveFromLease(waiter))
        if (unserved.length > 0) await this.borrowFor(unserved)
      }
    } finally {
      this.borrowing = false
    }
  }

  /** Serves a request from the lease; requests that came during a borrow mostly find enough credit in it. */
  private serveFromLease(waiter: Waiter): boolean {
    const lease = this.usable(waiter)
    if (lease) waiter.give(this.take(lease, waiter.wanted, waiter.kind))
    return lease !== undefined
  }

  private async borrowFor(waiters: Waiter[]): Promise<void> {
    try {
      let tight = false
      const result = await borrow(
        this.ref,
        (balance, factors) => {
          if (balance < lowUnits) this.onLow()
          const size = grantSize(
            balance,
            waiters.map((waiter) => chargedNeed(waiter, factors)),
          )
          tight = size.tight
          return size
        },
        this.now(),
      )
      if (!('id' in result)) return await this.waitOrRefuse(waiters, result.leased)
      const previous = this.current
      if (previous) background('Giving a lease back', () => this.retire(previous))
      const lease: OpenLease = {
        ...result,
        tight,
        free: result.granted,
        holds: 0,
        rows: [],
        uncertain: false,
        retired: false,
        idle: undefined,
      }
      this.leases.set(lease.id, lease)
      this.current = lease
      this.share(lease, waiters)
    } catch (error) {
      for (const waiter of waiters) waiter.refuse(error)
    }
  }

  private share(lease: OpenLease, waiters: Waiter[]): void {
    for (const waiter of waiters) {
      const { wanted, least, kind = 'answers' } = waiter
      const amount = Math.min(wanted, costWithin(lease.free, lease.factors[kind]))
      if (amount >= least) waiter.give(this.take(lease, amount, kind))
      else this.waiting.push(waiter)
    }
    if (lease.holds === 0) background('Giving a lease back', () => this.retire(lease))
  }

  private async waitOrRefuse(waiters: Waiter[], leased: number): Promise<void> {
    const now = this.now()
    const patient = leased > 0 ? waiters.filter((waiter) => now - waiter.since < patienceMs) : []
    for (const waiter of waiters) if (!patient.includes(waiter)) waiter.refuse(new AppError('out-of-credits'))
    if (patient.length === 0) return
    if (this.current && this.current.holds === 0) await this.retire(this.current)
    await sweepExpiredLeases(this.costs, this.ref, now)
    await sleep(40 + Math.random() * 80)
    this.waiting.unshift(...patient)
  }

  /**
   * Returns the lease after its idle time. An idle instance may have no processor then; the lease ends with
   * the next request, with the instance, or when it expires.
   */
  private retireWhenIdle(lease: OpenLease): NodeJS.Timeout {
    return setTimeout(() => background('Giving a lease back', () => this.retire(lease)), idleMs).unref()
  }

  private retire(lease: OpenLease): Promise<void> {
    lease.retired = true
    clearTimeout(lease.idle)
    if (this.current === lease) this.current = undefined
    if (lease.holds > 0 || !this.leases.delete(lease.id)) return Promise.resolve()
    const done = this.close(lease)
      // The lease stays open in the store and is settled from its receipts after it expires.
      .catch((error: unknown) =>
        console.error('A lease could not be settled and is tried again', { lease: lease.id, error }),
      )
      .finally(() => this.settling.delete(done))
    this.settling.add(done)
    return done
  }

  private close(lease: OpenLease): Promise<void> {
    if (lease.uncertain) return Promise.resolve()
    return settleLease(this.ref, lease, lease.rows, this.now())
  }
}

/** Returns the units that a hold reserves of its lease. */
function chargeOf({ amount, factor }: CreditHold): number {
  return chargeFor(amount, factor)
}

/** Returns the units that a client pays for what is needed. */
function chargedNeed({ wanted, least, kind = 'answers' }: Need, factors: Factors) {
  return { wanted: chargeFor(wanted, factors[kind]), least: chargeFor(least, factors[kind]) }
}
