import { blockOf } from '../../../shared/chat/activity.ts'
import { activityBlockSchema, activityPartSchema } from '../../../shared/chat/activityBlock.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForAgent } from '../../kernel/access/authorize.ts'
import type { Ports } from '../../kernel/ports/ports.ts'

const spanMs = 15 * 86_400_000

/** The counts of one agent in the eight days of one block. */
interface AgentBlock {
  block: number
  /** Unix milliseconds. */
  countedAt: number
  /** The stored counts of each half hour, by its number in the block. */
  slots: Record<string, string>
}

/**
 * Returns the activity of an agent in the last fifteen days, for people who may see this agent only. Reads
 * three documents, or more when a workspace has more than 55 agents.
 */
export async function readAgentActivity(
  ports: Pick<Ports, 'now'>,
  caller: Caller,
  { region, agentId }: { region: Region; agentId: string },
): Promise<{ blocks: AgentBlock[] }> {
  const { workspaceId } = await authorizeForAgent(caller, 'readActivity', { region, agentId })
  const now = ports.now()
  const first = blockOf(now - spanMs)
  const numbers = Array.from({ length: blockOf(now) - first + 1 }, (_, step) => first + step)
  const blocks = await Promise.all(numbers.map((block) => readBlock(region, workspaceId, agentId, block)))
  return { blocks: blocks.filter((block) => block !== undefined) }
}

async function readBlock(
  region: Region,
  workspaceId: string,
  agentId: string,
  block: number,
): Promise<AgentBlock | undefined> {
  const path = paths.activity(workspaceId, block)
  const stored = await readDocument(region, path, activityBlockSchema)
  if (!stored) return undefined
  const { countedAt, parts, agents } = stored.data
  for (let part = 1; part < parts && !agents[agentId]; part++) {
    const more = await readDocument(region, paths.activity(workspaceId, block, part), activityPartSchema)
    Object.assign(agents, more?.data.agents)
  }
  return { block, countedAt, slots: agents[agentId] ?? {} }
}
