import { minuteMs } from '../../../shared/durations.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { background } from '../../kernel/errors/background.ts'
import { LeaseBook } from './LeaseBook.ts'
import { CoveredBook } from '../overage/CoveredBook.ts'
import type { CreditBook } from '../overage/CreditBook.ts'
import { fundOverage, isOverageOn, overageWallet } from '../overage/fundOverage.ts'
import { readWallet, type WalletRef } from './moveWallet.ts'

/** The time between two requests of one instance to check a wallet; a schedule checks all wallets. */
const hintPauseMs = 20_000
/** Unused books are deleted when there are more than this. */
const maxIdleBooks = 500

/** The wallets that this instance spends from. */
export class LeaseBooks {
  private readonly ports: Pick<Ports, 'costs' | 'now' | 'tasks'>
  private readonly books = new Map<string, CreditBook>()
  private readonly hintedAt = new Map<string, number>()

  constructor(ports: Pick<Ports, 'costs' | 'now' | 'tasks'>) {
    this.ports = ports
  }

  of(ref: WalletRef): CreditBook {
    const key = `${ref.region}/${ref.wallet}`
    const open = this.books.get(key)
    if (open) return open
    if (this.books.size >= maxIdleBooks) this.deleteIdle()
    const created = this.open(ref)
    this.books.set(key, created)
    return created
  }

  /** Returns all idle leases. */
  async flush(): Promise<void> {
    await Promise.all([...this.books.values()].map((book) => book.flush()))
  }

  /** Creates the book of a wallet; the agency may pay for an organisation without credit. */
  private open(ref: WalletRef): CreditBook {
    const { now } = this.ports
    const own = new LeaseBook(this.ports, ref, () => this.hint(ref))
    const overage = overageWallet(ref)
    if (!overage) return own
    return new CoveredBook(own, {
      book: new LeaseBook(this.ports, overage),
      isOn: () => isOverageOn(overage),
      fund: (need) => fundOverage(overage, need, now()),
      now,
    })
  }

  private deleteIdle(): void {
    for (const [key, book] of this.books) if (book.isIdle) this.books.delete(key)
    for (const [key, at] of this.hintedAt) {
      if (this.ports.now() - at > hintPauseMs) this.hintedAt.delete(key)
    }
  }

  /**
   * Queues a task that checks whether the wallet needs an automatic recharge, so that no visitor waits for
   * it.
   */
  private hint(ref: WalletRef): void {
    const key = `${ref.region}/${ref.wallet}`
    const now = this.ports.now()
    if (now - (this.hintedAt.get(key) ?? 0) < hintPauseMs) return
    this.hintedAt.set(key, now)
    background('Asking for a recharge', async () => {
      const { owner, wsId, orgId } = (await readWallet(ref)).data
      const { region } = ref
      const minute = Math.floor(now / minuteMs)
      if (owner === 'org') await this.ports.tasks.enqueue('rechargeOrganisation', { region, orgId, minute })
      else await this.ports.tasks.enqueue('rechargeIfLow', { region, workspaceId: wsId, minute })
    })
  }
}
