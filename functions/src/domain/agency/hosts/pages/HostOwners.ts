import { hostOfAlias } from '../../../../shared/agencies/hosts/localAlias.ts'
import { minuteMs } from '../../../../shared/durations.ts'
import { BoundedCache, type CacheUse } from '../../../kernel/BoundedCache.ts'
import type { WorkspaceRef } from '../../../kernel/access/WorkspaceRef.ts'
import { agencyOfHost } from './agencyOfHost.ts'

const maxBytes = 1_000_000
/** The size of an entry beside its key. */
const entryBytes = 300
const ownedMs = minuteMs
/** Longer, because nearly all origins are customers' websites, which never become hosts of agencies. */
const unownedMs = 10 * minuteMs

interface Entry {
  owner: Promise<WorkspaceRef | undefined>
  until: number
}

/** The workspaces whose agencies own the hosts that visitors' pages come from. */
export class HostOwners {
  private readonly cached = new BoundedCache<Entry>('hostOwners', maxBytes)
  private readonly now: () => number

  constructor(now: () => number) {
    this.now = now
  }

  /**
   * Returns the workspace whose agency serves pages at an origin; undefined for every other origin. While
   * the registry is unavailable, what is known stays and the rest is undefined: the registry is in one
   * region, and visitors of websites in the other must not depend on it.
   */
  async find(origin: string): Promise<WorkspaceRef | undefined> {
    const url = URL.parse(origin)
    if (!url?.hostname) return undefined
    const host = hostOfAlias(url.hostname)
    const cached = this.cached.get(host)
    if (cached && cached.until > this.now()) return cached.owner
    const entry: Entry = { owner: this.read(host, cached?.owner), until: this.now() + ownedMs }
    this.cached.set(host, entry, entryBytes + 2 * host.length)
    const owner = await entry.owner
    if (!owner) entry.until = this.now() + unownedMs
    return owner
  }

  private async read(host: string, known: Entry['owner'] | undefined): Promise<WorkspaceRef | undefined> {
    try {
      const found = await agencyOfHost(host)
      return found && { region: found.region, workspaceId: found.agency.userId }
    } catch (error) {
      if (!known) this.cached.delete(host)
      console.error('The owner of a host could not be read', {
        name: error instanceof Error ? error.name : typeof error,
      })
      return known
    }
  }

  /** Returns the use of its cache. */
  use(): CacheUse[] {
    return [this.cached.use()]
  }
}
