import { minuteMs } from '../../../shared/durations.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { BoundedCache, type CacheUse } from '../../kernel/BoundedCache.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import type { TurnTool } from './TurnTool.ts'
import { readTurnTools } from './readTurnTools.ts'
import { withOwnNames } from './withOwnNames.ts'

const maxBytes = 4_000_000
const freshMs = minuteMs
/** Bytes of an entry without its tools. */
const emptyBytes = 200

interface Entry {
  until: number
  tools: TurnTool[]
}

/** A cache of the tools that this instance runs: one read per tool and minute, however many turns use it. */
export class ToolCache {
  private readonly entries = new BoundedCache<Entry>('tools', maxBytes)
  private readonly loading = new Map<string, Promise<TurnTool[]>>()
  private readonly ports: Pick<Ports, 'now'>

  constructor(ports: Pick<Ports, 'now'>) {
    this.ports = ports
  }

  /** Returns the functions for a list of tool ids, in the order of the ids; deleted ones are left out. */
  async loadTools(region: Region, workspaceId: string, ids: readonly string[]): Promise<TurnTool[]> {
    const tools = await Promise.all([...new Set(ids)].map((id) => this.load(region, workspaceId, id)))
    return withOwnNames(tools.flat())
  }

  /** Returns one function by its own id; undefined for a deleted one. */
  async loadTool(region: Region, workspaceId: string, id: string): Promise<TurnTool | undefined> {
    const tools = await this.load(region, workspaceId, entryOf(id))
    return tools.find(({ ID }) => ID === id)
  }

  use(): CacheUse {
    return this.entries.use()
  }

  private load(region: Region, workspaceId: string, id: string): Promise<TurnTool[]> {
    const key = `${region}/${workspaceId}/${id}`
    const cached = this.entries.get(key)
    if (cached && cached.until > this.ports.now()) return Promise.resolve(cached.tools)
    const loading = this.loading.get(key) ?? this.read(region, workspaceId, id, key)
    this.loading.set(key, loading)
    return loading
  }

  private async read(region: Region, workspaceId: string, id: string, key: string): Promise<TurnTool[]> {
    try {
      const tools = await readTurnTools({ region, workspaceId }, id)
      const bytes = emptyBytes + 2 * JSON.stringify(tools).length
      this.entries.set(key, { until: this.ports.now() + freshMs, tools }, bytes)
      return tools
    } finally {
      this.loading.delete(key)
    }
  }
}

/** Returns the tool id of a function's id: `calendar.abc.book` belongs to `calendar.abc`. */
function entryOf(id: string): string {
  return id.split('.').slice(0, 2).join('.')
}
