import type { RecordKind } from '../../../../shared/channels/channels.ts'
import { minuteMs } from '../../../../shared/durations.ts'
import type { AgentRef } from '../../../kernel/access/AgentRef.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { TryLater, type Recipient } from '../../../kernel/channels/ChannelAdapter.ts'
import { FreshCache } from './FreshCache.ts'
import { markBroken, type Breaking } from '../broken/markBroken.ts'

const maxBytes = 2_000_000
const entryBytes = 900
const freshMs = minuteMs
const reconnectedMs = 1_000

/** A connected account with its credentials. `connectedAt` tells one connection from the next. */
interface OpenAccount {
  connectedAt: number
}

/** Storage of a channel's accounts. `accountOf`: the id that messages name an account by. */
interface AccountStore<Account> {
  name: string
  kind: RecordKind
  read(ref: AgentRef): Promise<Account | undefined>
  accountOf(account: Account): string
}

type AccountPorts = Pick<Ports, 'now'>

/** A cache of the accounts of this instance's agents: two reads per agent and minute. */
export class OpenAccounts<Account extends OpenAccount> {
  private readonly entries: FreshCache<Account>
  private readonly ports: AccountPorts
  private readonly store: AccountStore<Account>

  constructor(ports: AccountPorts, store: AccountStore<Account>) {
    this.entries = new FreshCache(ports, { name: store.name, maxBytes, entryBytes, freshMs })
    this.ports = ports
    this.store = store
  }

  /**
   * Returns the connected account; undefined for another one, or one that its vendor refuses. A cached
   * account is used only if it matches, so that a new connection is found at once.
   */
  async of(recipient: Pick<Recipient, 'region' | 'agentId' | 'account'>): Promise<Account | undefined> {
    const name = nameOf(recipient)
    const cached = this.entries.get(name)?.value
    if (cached && this.store.accountOf(cached) === recipient.account) return cached
    const account = await this.store.read(recipient)
    if (account) this.entries.set(name, account)
    else this.entries.delete(name)
    return account && this.store.accountOf(account) === recipient.account ? account : undefined
  }

  /**
   * Marks an account as refused by its vendor. Throws `TryLater` when it was reconnected in the meantime, to
   * which the refusal does not apply.
   */
  async refuse(recipient: AgentRef, { connectedAt }: Account, more: Breaking = {}): Promise<void> {
    this.entries.delete(nameOf(recipient))
    const { region, agentId } = recipient
    const account = { region, kind: this.store.kind, agentId, connectedAt }
    if (!(await markBroken(this.ports, account, more))) throw new TryLater(reconnectedMs)
  }
}

function nameOf({ region, agentId }: AgentRef): string {
  return `${region}/${agentId}`
}
