import { z } from 'zod'
import { blockOf } from '../../../shared/chat/activity.ts'
import { activityBlockSchema, activityPartSchema } from '../../../shared/chat/activityBlock.ts'
import { dayMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readDocument } from '../../../store/documents.ts'
import { Query } from '../../../store/Query.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForAgent } from '../../kernel/access/authorize.ts'
import type { Ports } from '../../kernel/ports/ports.ts'

const spanMs = 15 * dayMs
/** The days in which answered conversations are counted, if the agent keeps conversations for so long. */
const answeredDays = 30

/** The counts of one agent in the eight days of one block. */
interface AgentBlock {
  block: number
  /** Unix milliseconds. */
  countedAt: number
  /** The stored counts of each half hour, by its number in the block. */
  slots: Record<string, string>
}

/** Conversations whose first answer came in the last `days`, and those of them that no person had to join. */
interface Answered {
  days: number
  all: number
  alone: number
}

/**
 * Returns the activity of an agent in the last fifteen days, and its answered conversations, for people who
 * may see this agent only. Reads four documents, or more when a workspace has more than 55 agents, and two
 * counts.
 */
export async function readAgentActivity(
  ports: Pick<Ports, 'now'>,
  caller: Caller,
  { region, agentId }: { region: Region; agentId: string },
): Promise<{ blocks: AgentBlock[]; answered: Answered }> {
  const { workspaceId } = await authorizeForAgent(caller, 'readActivity', { region, agentId })
  const now = ports.now()
  const first = blockOf(now - spanMs)
  const numbers = Array.from({ length: blockOf(now) - first + 1 }, (_, step) => first + step)
  const [blocks, answered] = await Promise.all([
    Promise.all(numbers.map((block) => readBlock(region, workspaceId, agentId, block))),
    countAnswered(region, agentId, now),
  ])
  return { blocks: blocks.filter((block) => block !== undefined), answered }
}

const retentionSchema = z.object({
  published: z
    .object({ widgetOptions: z.object({ retentionDays: z.int() }) })
    .nullable()
    .optional(),
})

/** Counts the kept conversations; an agent that deletes them earlier is counted over fewer days. */
async function countAnswered(region: Region, agentId: string, now: number): Promise<Answered> {
  const runtime = await readDocument(region, paths.runtime(agentId), retentionSchema)
  const days = Math.min(runtime?.data.published?.widgetOptions.retentionDays || answeredDays, answeredDays)
  const conversations = Query.collection(region, paths.conversations(agentId)).where('isTest', '==', false)
  const since = now - days * dayMs
  const countOf = (query: Query) =>
    query.where('answeredAt', '>=', since).orderBy('answeredAt', 'desc').count()
  const [all, alone] = await Promise.all([
    countOf(conversations),
    countOf(conversations.where('handedOverAt', '==', 0)),
  ])
  return { days, all, alone }
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
