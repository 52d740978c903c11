import {
  activityFields,
  activityNames,
  addChannels,
  decodeCounts,
  noCounts,
  slotStart,
  type ActivityCounts,
} from '@parley/functions/shared/chat/activity'
import type { ActivityBlock } from '@parley/functions/shared/chat/activityBlock'

/** A conversation of the last minutes, which is not in the counts yet. */
export interface RecentConversation extends Record<
  (typeof activityFields)[keyof typeof activityFields],
  number
> {
  agentId: string
  channel: string
}

export interface Activity {
  /** The starts of the days, in Unix milliseconds; the last one is today. */
  days: readonly number[]
  /** The counts of each day, by the agent's id. */
  agents: ReadonlyMap<string, ActivityCounts[]>
  /** The counts of each day, over all agents. */
  all: ActivityCounts[]
  /** Units of credit that were settled on each day. */
  spent: number[]
  /** The end of the complete counts in Unix milliseconds; undefined when everything up to now was counted. */
  completeUntil: number | undefined
}

interface Counted {
  /** Each block by its number. */
  blocks: ReadonlyMap<number, ActivityBlock>
  recent: readonly RecentConversation[]
  /** Whether more conversations changed after `countedAt` than `recent` contains. */
  isRush?: boolean
  /** The end of the time that the blocks count, in Unix milliseconds. */
  countedAt: number
}

/** Adds up events by the days that start at these times; the last day is not over. */
export function addUpActivity(
  days: readonly number[],
  { blocks, recent, isRush = false, countedAt }: Counted,
): Activity {
  const agents = new Map<string, ActivityCounts[]>()
  const all = days.map(noCounts)
  const add = (agentId: string, at: number, counts: Partial<ActivityCounts>) => {
    const day = dayOf(days, at)
    if (day < 0) return
    const agentDays = agents.get(agentId) ?? days.map(noCounts)
    agents.set(agentId, agentDays)
    for (const sums of [agentDays[day], all[day]]) {
      if (!sums) continue
      for (const name of activityNames) sums[name] += counts[name] ?? 0
      addChannels(sums, counts.channels)
    }
  }
  const spent = days.map(() => 0)
  for (const [number, block] of blocks) {
    for (const [agentId, slots] of Object.entries(block.agents))
      for (const [slot, counts] of Object.entries(slots))
        add(agentId, slotStart(number, Number(slot)), decodeCounts(counts))
    for (const [slot, units] of Object.entries(block.spent)) {
      const day = dayOf(days, slotStart(number, Number(slot)))
      if (day >= 0) spent[day] = (spent[day] ?? 0) + units
    }
  }
  for (const conversation of recent)
    for (const name of activityNames) {
      const at = conversation[activityFields[name]]
      if (at > countedAt)
        add(conversation.agentId, at, {
          [name]: 1,
          ...(name === 'started' && { channels: { [conversation.channel]: 1 } }),
        })
    }
  return { days, agents, all, spent, completeUntil: isRush ? countedAt : undefined }
}

/** Returns the index of the day of a time; -1 before the first one. */
function dayOf(days: readonly number[], at: number): number {
  return days.findLastIndex((start) => start <= at)
}
