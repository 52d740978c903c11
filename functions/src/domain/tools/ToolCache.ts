import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions.ts'
import { toolSchema, type Tool } from '../../shared/tools.ts'
import { readDocument } from '../../store/documents.ts'
import { BoundedCache, type CacheUse } from '../BoundedCache.ts'
import type { Ports } from '../ports.ts'

const mostBytes = 4_000_000
const freshMs = 60_000
/** Of a tool that is not there. */
const emptyBytes = 200

interface Entry {
  until: number
  tool: Tool | undefined
}

/** The tools that this instance runs: one read per tool and minute, however many turns use it. */
export class ToolCache {
  private readonly entries = new BoundedCache<Entry>('tools', mostBytes)
  private readonly loading = new Map<string, Promise<Tool | undefined>>()
  private readonly ports: Pick<Ports, 'now'>

  constructor(ports: Pick<Ports, 'now'>) {
    this.ports = ports
  }

  /** Tools of a workspace in the order of their ids; those that are gone are left out. */
  async loadTools(region: Region, workspaceId: string, ids: readonly string[]): Promise<Tool[]> {
    const tools = await Promise.all([...new Set(ids)].map((id) => this.load(region, workspaceId, id)))
    return tools.filter((tool) => tool !== undefined)
  }

  use(): CacheUse {
    return this.entries.use()
  }

  private load(region: Region, workspaceId: string, id: string): Promise<Tool | undefined> {
    const key = `${region}/${workspaceId}/${id}`
    const known = this.entries.get(key)
    if (known && known.until > this.ports.now()) return Promise.resolve(known.tool)
    const loading = this.loading.get(key) ?? this.read(region, workspaceId, id, key)
    this.loading.set(key, loading)
    return loading
  }

  private async read(
    region: Region,
    workspaceId: string,
    id: string,
    key: string,
  ): Promise<Tool | undefined> {
    try {
      const tool = (await readDocument(region, paths.tool(workspaceId, id), toolSchema))?.data
      const bytes = tool ? 2 * JSON.stringify(tool).length : emptyBytes
      this.entries.set(key, { until: this.ports.now() + freshMs, tool }, bytes)
      return tool
    } finally {
      this.loading.delete(key)
    }
  }
}
