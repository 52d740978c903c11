import { agentSchema, type Agent } from '../../../shared/agents/agent.ts'
import { minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { runtimeSchema, type Runtime } from '../../../shared/agents/runtime.ts'
import { walletOfWorkspace } from '../../../shared/billing/wallet.ts'
import { readDocument } from '../../../store/documents.ts'
import { readFile } from '../../../store/files.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { background } from '../../kernel/errors/background.ts'
import { BoundedCache, type CacheUse } from '../../kernel/BoundedCache.ts'
import { readReviewedDraft } from './readReviewedDraft.ts'
import { FlowCache } from '../flow/walking/FlowCache.ts'
import type { PreparedFlow } from '../flow/walking/PreparedFlow.ts'
import { parseIndex, type SearchIndex } from '../../knowledge/indexing/searchIndex.ts'
import type { Ports } from '../../kernel/ports/ports.ts'

/** Bytes of the caches of agents and of their knowledge. */
const agentBytes = 16_000_000
const indexBytes = 160_000_000
const emptyBytes = 200
const noIndex: SearchIndex = {
  vectorModel: undefined,
  byWords: (question) => ({ question, meaning: '', ranked: [], isOpen: false, hasSubject: false }),
  choose: () => [],
  explain: () => ({ words: [], chosen: [], leftOut: [] }),
  pair: () => undefined,
}

export interface ServedAgent {
  agent: Agent
  workspaceId: string
  /** Id of the wallet that pays for answers and calls. Only the workspace pays for drafts that members try. */
  wallet: string
  /** SHA-256 of the agent's secret key, with which the owner's server identifies visitors. */
  keyHash: string
  index: SearchIndex | undefined
  /** The flow, which replaces the single prompt; undefined for an agent without one. */
  flow: PreparedFlow | undefined
}

/** An agent without its knowledge and its flow, which have their own caches. */
interface CachedAgent extends Omit<ServedAgent, 'index' | 'flow'> {
  indexPath: string
}

interface Entry {
  until: number
  loading: Promise<CachedAgent | undefined>
}

export interface AgentName {
  region: Region
  agentId: string
  /** The draft instead of the publication. */
  draft: boolean
  /** The approval round whose draft is used instead of both. */
  reviewRound?: number | undefined
}

/** A cache of the agents that this instance serves: one read per agent and minute, however many visitors. */
export class AgentCache {
  private readonly entries = new BoundedCache<Entry>('agents', agentBytes)
  private readonly indexes = new BoundedCache<SearchIndex>('indexes', indexBytes)
  private readonly flows = new FlowCache()
  private readonly loadingIndexes = new Map<string, Promise<SearchIndex | undefined>>()
  private lastLoad: Promise<void> = Promise.resolve()
  private readonly ports: Pick<Ports, 'now' | 'tasks'>
  private readonly freshMs: number

  /** `freshMs`: the time for which an entry is used without reading again. */
  constructor(ports: Pick<Ports, 'now' | 'tasks'>, freshMs = minuteMs) {
    this.ports = ports
    this.freshMs = freshMs
  }

  /** Returns the published agent; undefined for none, which is not cached. */
  async readPublished(region: Region, agentId: string): Promise<ServedAgent | undefined> {
    const agent = await this.loadPublished(region, agentId)
    return agent && this.withParts(region, agent, false)
  }

  /** Returns the published agent without loading its knowledge. */
  async readFace(region: Region, agentId: string): Promise<Agent | undefined> {
    return (await this.loadPublished(region, agentId))?.agent
  }

  /** Returns the agent of a session; throws AppError 'not-found' when it does not exist any more. */
  async require({ draft, reviewRound, region, agentId }: AgentName): Promise<ServedAgent> {
    const servedAgent = draft
      ? await this.readDraft(region, agentId, reviewRound)
      : await this.readPublished(region, agentId)
    if (!servedAgent) throw new AppError('not-found')
    return servedAgent
  }

  /**
   * Returns the present draft, or the draft of an approval round. Members try the present draft at the cost
   * of their workspace, also that of a client's agent; a client tries a round at the cost of the agent's
   * payer.
   */
  async readDraft(region: Region, agentId: string, round?: number): Promise<ServedAgent | undefined> {
    const [agent, runtime] = await Promise.all([
      round === undefined
        ? readDocument(region, paths.agent(agentId), agentSchema).then((stored) => stored?.data)
        : readReviewedDraft(region, agentId, round),
      readDocument(region, paths.runtime(agentId), runtimeSchema),
    ])
    if (!agent || !runtime) return undefined
    const cached = cachedAgent(agent, runtime.data)
    const wallet = round === undefined ? walletOfWorkspace(cached.workspaceId) : cached.wallet
    return this.withParts(region, { ...cached, wallet }, true)
  }

  use(): CacheUse[] {
    return [this.entries.use(), this.indexes.use(), this.flows.use()]
  }

  private loadPublished(region: Region, agentId: string): Promise<CachedAgent | undefined> {
    const key = `${region}/${agentId}`
    const cached = this.entries.get(key)
    const entry = cached && cached.until > this.ports.now() ? cached : this.load(region, agentId, key)
    return entry.loading
  }

  private load(region: Region, agentId: string, key: string): Entry {
    const entry = { until: this.ports.now() + this.freshMs, loading: this.read(region, agentId, key) }
    this.entries.set(key, entry, 0)
    return entry
  }

  private async read(region: Region, agentId: string, key: string): Promise<CachedAgent | undefined> {
    try {
      const runtime = await readDocument(region, paths.runtime(agentId), runtimeSchema)
      const published = runtime?.data.published
      const entry = this.entries.get(key)
      if (published && entry) this.entries.set(key, entry, bytesOf(published))
      else this.entries.delete(key)
      return published ? cachedAgent(published, runtime.data) : undefined
    } catch (error) {
      this.entries.delete(key)
      throw error
    }
  }

  private async withParts(
    region: Region,
    { indexPath, ...agent }: CachedAgent,
    isDraft: boolean,
  ): Promise<ServedAgent> {
    const [index, flow] = await Promise.all([
      this.newestIndex(region, agent.agent.ID, indexPath),
      this.flows.of(region, agent.agent, isDraft),
    ])
    return { ...agent, index, flow }
  }

  private async newestIndex(region: Region, agentId: string, path: string): Promise<SearchIndex | undefined> {
    const index = await this.index(region, agentId, path)
    if (index || !path) return index
    const newer = await this.loadPublished(region, agentId)
    const isNewer = newer !== undefined && newer.indexPath !== path
    return isNewer ? this.index(region, agentId, newer.indexPath) : undefined
  }

  private async index(region: Region, agentId: string, path: string): Promise<SearchIndex | undefined> {
    if (!path) return undefined
    const key = `${region}/${path}`
    const cached = this.indexes.get(key) ?? this.loadingIndexes.get(key)
    if (cached) return cached
    // One after the other, because the memory of a file is known only when it is loaded.
    const loading = this.lastLoad.then(() => this.loadIndex(region, agentId, path))
    this.lastLoad = loading.then(
      () => undefined,
      () => undefined,
    )
    this.loadingIndexes.set(key, loading)
    return loading.finally(() => this.loadingIndexes.delete(key))
  }

  /**
   * Returns the index of a file; undefined for a missing file, and for an older format, which is then
   * rebuilt.
   */
  private async loadIndex(region: Region, agentId: string, path: string): Promise<SearchIndex | undefined> {
    const file = await readFile(region, path)
    if (!file) {
      // A newer file has replaced it since this instance read the agent: the next question reads the agent
      // again.
      this.entries.delete(`${region}/${agentId}`)
      return undefined
    }
    const index = parseIndex(file)
    // An index needs no more memory than its file, which it reads in place.
    if (index) this.indexes.set(`${region}/${path}`, index, file.length)
    else this.renew(region, agentId, path)
    return index
  }

  /** Queues a rebuild. The new index has another path; until then the unusable file is not fetched again. */
  private renew(region: Region, agentId: string, path: string): void {
    this.indexes.set(`${region}/${path}`, noIndex, emptyBytes)
    background('Renewing an index', () => this.ports.tasks.enqueue('rebuildIndex', { region, agentId }))
  }
}

/** Returns the memory of an agent; strings take up to two bytes a character. */
function bytesOf(agent: Agent): number {
  return 2 * JSON.stringify(agent).length
}

/** Enables the agent's own handoff where people can join. */
function handingOver(agent: Agent): Agent {
  return { ...agent, widgetOptions: { ...agent.widgetOptions, smartHandoff: true } }
}

function cachedAgent(agent: Agent, runtime: Runtime): CachedAgent {
  return {
    agent: runtime.smartHandoff ? handingOver(agent) : agent,
    workspaceId: runtime.ownerID,
    wallet: runtime.wallet || walletOfWorkspace(runtime.ownerID),
    keyHash: runtime.keyHash,
    indexPath: runtime.knowledge.path,
  }
}
