import { flowFileSchema, storedFlowSchema } from '../../../../shared/flow/flow.ts'
import type { Agent } from '../../../../shared/agents/agent.ts'
import { paths } from '../../../../shared/paths.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { readDocument } from '../../../../store/documents.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import { BoundedCache, type CacheUse } from '../../../kernel/BoundedCache.ts'
import { PreparedFlow } from './PreparedFlow.ts'
import { readFlow } from '../readFlow.ts'

const maxBytes = 24_000_000

/** A cache of the flows of this instance's agents. A flow never changes, because its name is a hash. */
export class FlowCache {
  private readonly flows = new BoundedCache<PreparedFlow>('flows', maxBytes)

  /**
   * Returns the flow of an agent; undefined for one without. `isDraft`: also finds a flow that was never
   * published. Throws AppError 'unavailable' when the flow is missing.
   */
  async of(region: Region, agent: Agent, isDraft: boolean): Promise<PreparedFlow | undefined> {
    const { ID: agentId, enableNodes, flowHash } = agent
    if (!enableNodes || !flowHash) return undefined
    const key = `${region}/${agentId}/${flowHash}`
    const cached = this.flows.get(key)
    if (cached) return cached
    const json =
      (isDraft && (await draftJson(region, agentId, flowHash))) ||
      (await cachedJson(region, agentId, flowHash))
    // An agent must not answer without its flow.
    if (!json) throw new AppError('unavailable')
    const flow = new PreparedFlow(readFlow({ json }), flowHash)
    // Strings take up to two bytes a character, and a prepared flow has lists in addition to its text.
    this.flows.set(key, flow, 4 * json.length)
    return flow
  }

  use(): CacheUse {
    return this.flows.use()
  }
}

async function draftJson(region: Region, agentId: string, hash: string): Promise<string | undefined> {
  const stored = await readDocument(region, paths.flow(agentId), storedFlowSchema)
  return stored?.data.hash === hash ? stored.data.json : undefined
}

async function cachedJson(region: Region, agentId: string, hash: string): Promise<string | undefined> {
  return (await readDocument(region, paths.keptFlow(agentId, hash), flowFileSchema))?.data.json
}
