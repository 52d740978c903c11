import { channelClaimSchema, type ChannelKind } from '../../../../shared/channels/channels.ts'
import { minuteMs } from '../../../../shared/durations.ts'
import { paths } from '../../../../shared/paths.ts'
import { regions, type Region } from '../../../../shared/regions/regions.ts'
import { readDocument } from '../../../../store/documents.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { FreshCache } from './FreshCache.ts'

/** The agent that an account belongs to. */
export interface ClaimOwner {
  region: Region
  agentId: string
}

const maxBytes = 2_000_000
const entryBytes = 300
const freshMs = minuteMs
/** Shorter for accounts without an owner, so that a new connection works soon. */
const unknownMs = 5_000

/** A cache of the owners of accounts: one read per account and minute. */
export class ClaimOwners {
  private readonly entries: FreshCache<ClaimOwner | undefined>

  constructor(ports: Pick<Ports, 'now'>) {
    this.entries = new FreshCache(ports, { name: 'claimOwners', maxBytes, entryBytes, freshMs })
  }

  /** Returns the owner; undefined for none. Throws while the database is unavailable. */
  async ownerOf(kind: ChannelKind, account: string): Promise<ClaimOwner | undefined> {
    const name = `${kind}_${account}`
    const cached = this.entries.get(name)
    return cached ? cached.value : this.readOwner(kind, account)
  }

  /** Returns whether an account is this agent's, even if it was connected a moment ago. */
  async isOwner({ region, agentId }: ClaimOwner, kind: ChannelKind, account: string): Promise<boolean> {
    const isIt = (owner: ClaimOwner | undefined) => owner?.region === region && owner.agentId === agentId
    return isIt(await this.ownerOf(kind, account)) || isIt(await this.readOwner(kind, account))
  }

  private async readOwner(kind: ChannelKind, account: string): Promise<ClaimOwner | undefined> {
    const name = `${kind}_${account}`
    const stored = await readDocument('na', paths.channelClaim(kind, account), channelClaimSchema)
    const region = regions.find((one) => one === stored?.data.region)
    const isAnswered = stored !== undefined && !stored.data.isLeaving
    const owner = isAnswered && region ? { region, agentId: stored.data.agentId } : undefined
    this.entries.set(name, owner, owner ? freshMs : unknownMs)
    return owner
  }
}
