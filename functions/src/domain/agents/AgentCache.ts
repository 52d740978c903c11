import { agentSchema, type Agent } from '../../shared/agent.ts'
import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions.ts'
import { runtimeSchema } from '../../shared/runtime.ts'
import { readDocument } from '../../store/documents.ts'
import { readFile } from '../../store/files.ts'
import { AppError } from '../AppError.ts'
import { loadIndex, type SearchIndex } from '../knowledge/searchIndex.ts'
import type { VisitorClaims } from '../visitors/visitorToken.ts'

const mostAgents = 200
const mostIndexes = 20

export interface LiveAgent {
  agent: Agent
  workspaceId: string
  /** SHA-256 of the agent's secret key; with it the owner's server vouches for visitors. */
  keyHash: string
  index: SearchIndex | undefined
}

interface Entry {
  until: number
  loading: Promise<LiveAgent | undefined>
}

/** What this instance knows of the agents it serves: one read per agent and minute, however many visitors. */
export class AgentCache {
  private readonly entries = new Map<string, Entry>()
  private readonly indexes = new Map<string, Promise<SearchIndex | undefined>>()
  private readonly now: () => number
  private readonly freshMs: number

  /** `freshMs`: how long it answers from what it knows of an agent before it looks again. */
  constructor(now: () => number, freshMs = 60_000) {
    this.now = now
    this.freshMs = freshMs
  }

  /** The published agent; undefined when there is none, which is never remembered. */
  async published(region: Region, agentId: string): Promise<LiveAgent | undefined> {
    const key = `${region}/${agentId}`
    const known = this.entries.get(key)
    if (known && known.until > this.now()) return known.loading
    const loading = this.load(region, agentId)
    remember(this.entries, key, { until: this.now() + this.freshMs, loading }, mostAgents)
    try {
      const live = await loading
      if (!live) this.entries.delete(key)
      return live
    } catch (error) {
      this.entries.delete(key)
      throw error
    }
  }

  /** The agent that a visitor's pass is for; fails with `not-found` when it is not there any more. */
  async of({
    draft,
    region,
    agentId,
  }: Pick<VisitorClaims, 'draft' | 'region' | 'agentId'>): Promise<LiveAgent> {
    const live = draft ? await this.draft(region, agentId) : await this.published(region, agentId)
    if (!live) throw new AppError('not-found')
    return live
  }

  /** The draft as it is at this moment. */
  async draft(region: Region, agentId: string): Promise<LiveAgent | undefined> {
    const [agent, runtime] = await Promise.all([
      readDocument(region, paths.agent(agentId), agentSchema),
      readDocument(region, paths.runtime(agentId), runtimeSchema),
    ])
    if (!agent || !runtime) return undefined
    return {
      agent: agent.data,
      workspaceId: agent.data.ownerID,
      keyHash: runtime.data.keyHash,
      index: await this.index(region, runtime.data.knowledge.path),
    }
  }

  private async load(region: Region, agentId: string): Promise<LiveAgent | undefined> {
    const runtime = await readDocument(region, paths.runtime(agentId), runtimeSchema)
    if (!runtime?.data.published) return undefined
    const { published, ownerID, keyHash, knowledge } = runtime.data
    return {
      agent: published,
      workspaceId: ownerID,
      keyHash,
      index: await this.index(region, knowledge.path),
    }
  }

  private index(region: Region, path: string): Promise<SearchIndex | undefined> {
    if (!path) return Promise.resolve(undefined)
    const key = `${region}/${path}`
    const known = this.indexes.get(key)
    if (known) return known
    const loading = readFile(region, path).then((file) => file && loadIndex(file.toString('utf8')))
    loading.catch(() => this.indexes.delete(key))
    remember(this.indexes, key, loading, mostIndexes)
    return loading
  }
}

/** Adds to a map and drops what has been in it longest when it grows too large. */
export function remember<Value>(map: Map<string, Value>, key: string, value: Value, most: number): void {
  map.delete(key)
  map.set(key, value)
  const oldest = map.keys().next()
  if (map.size > most && !oldest.done) map.delete(oldest.value)
}
