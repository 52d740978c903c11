import type { ActivityBlock } from '@parley/functions/shared/chat/activityBlock'
import type { Region } from '@parley/functions/shared/regions/regions'
import { addUpActivity, type Activity } from '../../../features/activity/addUpActivity.ts'
import { lastDays } from '../../../features/activity/lastDays.ts'
import { call } from '../../../lib/call.ts'

const shown = 14

/** Reads fourteen days of one agent in the reader's time zone, up to the latest count. */
export async function readAgentDays(region: Region, agentId: string): Promise<Activity> {
  const { blocks } = await call('readAgentActivity', { region, agentId }, region)
  const readBlocks = blocks.map(({ block, countedAt, slots }): [number, ActivityBlock] => [
    block,
    { countedAt, parts: 1, agents: { [agentId]: slots }, spent: {} },
  ])
  const countedAt = Math.max(0, ...blocks.map((block) => block.countedAt))
  return addUpActivity(lastDays(Date.now(), shown), { blocks: new Map(readBlocks), recent: [], countedAt })
}
