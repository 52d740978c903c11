import { keptFlowSchema, storedFlowSchema } from '../../../../shared/flow/flow.ts'
import type { Agent } from '../../../../shared/agents/agent.ts'
import { paths } from '../../../../shared/paths.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { readDocument } from '../../../../store/documents.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import { BoundedCache, type CacheUse } from '../../../kernel/BoundedCache.ts'
import { PreparedFlow } from './PreparedFlow.ts'
import { readFlow } from '../readFlow.ts'

const mostBytes = 24_000_000

/** The flows of the agents that this instance serves. One that was read never changes: its name is a hash. */
export class FlowCache {
  private readonly flows = new BoundedCache<PreparedFlow>('flows', mostBytes)

  /**
   * What an agent walks; undefined for one without nodes. `isDraft`: looks among what was never published too.
   * Fails with `unavailable` where its flow is not there.
   */
  async of(region: Region, agent: Agent, isDraft: boolean): Promise<PreparedFlow | undefined> {
    const { ID: agentId, enableNodes, flowHash } = agent
    if (!enableNodes || !flowHash) return undefined
    const key = `${region}/${agentId}/${flowHash}`
    const known = this.flows.get(key)
    if (known) return known
    const json =
      (isDraft && (await draftJson(region, agentId, flowHash))) || (await keptJson(region, agentId, flowHash))
    // Without its plan an agent must not talk to anybody.
    if (!json) throw new AppError('unavailable')
    const flow = new PreparedFlow(readFlow({ json }), flowHash)
    // Strings take up to two bytes a character, and a prepared flow is its text and some lists beside it.
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

async function keptJson(region: Region, agentId: string, hash: string): Promise<string | undefined> {
  return (await readDocument(region, paths.keptFlow(agentId, hash), keptFlowSchema))?.data.json
}
