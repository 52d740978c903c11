import { hourMs, minuteMs } from '../../../shared/durations.ts'
import { BoundedCache, type CacheUse } from '../../kernel/BoundedCache.ts'
import type { ModelKey, Ports } from '../../kernel/ports/ports.ts'
import type { OwnKeys } from './OwnKeys.ts'
import { readProjectKeys, type KeyHolder } from '../projects/projectKeys.ts'
import { readOwnKeys } from './readModelKeys.ts'

const maxBytes = 4_000_000
const freshMs = minuteMs
const emptyBytes = 200
const keyBytes = 1_000

interface Entry {
  until: number
  loading: Promise<OwnKeys>
}

/**
 * A cache of the keys of this instance's workspaces: one read per workspace, or per agent with a project, and
 * minute.
 */
export class ModelKeyCache {
  private readonly entries = new BoundedCache<Entry>('modelKeys', maxBytes)
  private readonly noted = new BoundedCache<number>('modelKeyUses', maxBytes)
  private readonly ports: Pick<Ports, 'keys' | 'now'>

  constructor(ports: Pick<Ports, 'keys' | 'now'>) {
    this.ports = ports
  }

  of(ref: KeyHolder): Promise<OwnKeys> {
    const name = nameOf(ref)
    const cached = this.entries.get(name)
    if (cached && cached.until > this.ports.now()) return cached.loading
    const entry = { until: this.ports.now() + freshMs, loading: this.read(ref) }
    this.entries.set(name, entry, emptyBytes)
    entry.loading.then(
      (keys) => this.entries.get(name) === entry && this.entries.set(name, entry, sizeOf(keys)),
      () => this.entries.get(name) === entry && this.entries.delete(name),
    )
    return entry.loading
  }

  private read({ projectOf, ...ref }: KeyHolder): Promise<OwnKeys> {
    return projectOf
      ? readProjectKeys(this.ports, { ...ref, agentId: projectOf })
      : readOwnKeys(this.ports, ref)
  }

  /** Returns whether this instance has recorded the use of a key within the hour, and records it now. */
  isUseNoted(ref: KeyHolder, { vendor, storedAt }: ModelKey): boolean {
    const name = `${nameOf(ref)}/${vendor}/${storedAt}`
    const notedAt = this.noted.get(name) ?? -Infinity
    if (this.ports.now() - notedAt < hourMs) return true
    this.noted.set(name, this.ports.now(), emptyBytes)
    return false
  }

  /** Deletes the entry of a workspace whose keys have changed. */
  delete(ref: KeyHolder): void {
    this.entries.delete(nameOf(ref))
  }

  use(): CacheUse {
    return this.entries.use()
  }
}

const nameOf = ({ region, workspaceId, projectOf }: KeyHolder) =>
  projectOf ? `${region}/${workspaceId}/${projectOf}` : `${region}/${workspaceId}`

const sizeOf = (keys: OwnKeys) => emptyBytes + keys.size * keyBytes
