import type { ActivityBlock } from '@parley/functions/shared/chat/activityBlock'
import type { Region } from '@parley/functions/shared/regions/regions'
import { addUpActivity, type Activity } from '../../../features/activity/addUpActivity.ts'
import { lastDays } from '../../../features/activity/lastDays.ts'
import { call } from '../../../lib/call.ts'

const shown = 14

export interface AgentDays {
  activity: Activity
  /** The conversations that were answered in the last days, and those of them that no person had to join. */
  answered: { days: number; all: number; alone: number }
}

/** Reads fourteen days of one agent in the reader's time zone, up to the latest count. */
export async function readAgentDays(region: Region, agentId: string): Promise<AgentDays> {
  const { blocks, answered } = await call('readAgentActivity', { region, agentId }, region)
  const readBlocks = blocks.map(({ block, countedAt, slots }): [number, ActivityBlock] => [
    block,
    { countedAt, parts: 1, agents: { [agentId]: slots }, spent: {} },
  ])
  const countedAt = Math.max(0, ...blocks.map((block) => block.countedAt))
  const days = lastDays(Date.now(), shown)
  return { activity: addUpActivity(days, { blocks: new Map(readBlocks), recent: [], countedAt }), answered }
}
