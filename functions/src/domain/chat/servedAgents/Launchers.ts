import type { Region } from '../../../shared/regions/regions.ts'
import { BoundedCache, type CacheUse } from '../../kernel/BoundedCache.ts'
import { sha256 } from '../../kernel/identifiers.ts'
import type { AgentCache } from './AgentCache.ts'
import { composeLauncher } from './composeLauncher.ts'

const scriptBytes = 8_000_000
/** Bytes of an entry for a missing agent. */
const absenceBytes = 200
const maxMissing = 5_000
const absentMs = 10_000

export interface AgentScript {
  text: string
  /** A hash of the text, without quotes. */
  tag: string
}

interface Composed extends AgentScript {
  launcher: string
}

/** A cache of the agents' own scripts, composed once for each published version and launcher. */
export class Launchers {
  private readonly scripts = new BoundedCache<Composed>('launchers', scriptBytes)
  private readonly absences = new BoundedCache<number>('absent agents', absenceBytes * maxMissing)
  private readonly agents: Pick<AgentCache, 'readFace'>
  private readonly now: () => number

  constructor(agents: Pick<AgentCache, 'readFace'>, now: () => number) {
    this.agents = agents
    this.now = now
  }

  /**
   * Returns the script of a published agent; undefined for none, which is cached for ten seconds. Throws like
   * `readLauncher`, which returns the script for all agents.
   */
  async script(
    region: Region,
    agentId: string,
    readLauncher: () => Promise<string>,
  ): Promise<AgentScript | undefined> {
    const name = `${region}/${agentId}`
    if ((this.absences.get(name) ?? 0) > this.now()) return undefined
    const agent = await this.agents.readFace(region, agentId)
    if (!agent) {
      this.absences.set(name, this.now() + absentMs, absenceBytes)
      return undefined
    }
    const launcher = await readLauncher()
    const key = `${name}/${agent.publishedVersion}`
    const cached = this.scripts.get(key)
    if (cached?.launcher === launcher) return cached
    const text = composeLauncher(region, agent, launcher)
    const composed = { text, tag: sha256(text).slice(0, 24), launcher }
    // Strings take up to two bytes a character.
    this.scripts.set(key, composed, 2 * text.length)
    return composed
  }

  /** Returns the use of its caches. */
  use(): CacheUse[] {
    return [this.scripts.use(), this.absences.use()]
  }
}
