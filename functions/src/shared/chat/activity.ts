import type { ChannelKind } from '../channels/channels.ts'

/** What is counted of conversations, each at the moment when it happened. */
export const activityNames = ['started', 'handedOver', 'ratedDown', 'unanswered'] as const
export type ActivityName = (typeof activityNames)[number]
/** How many conversations: begun, handed over, rated down; and how often the agent had no answer. */
export interface ActivityCounts extends Record<ActivityName, number> {
  /** Of those begun, how many on each channel besides the website; missing for none. */
  channels?: ChannelCounts
}
export type ChannelCounts = Partial<Record<ChannelKind, number>>

/** What stands for a channel in stored counts. */
const channelSigns = {
  whatsapp: 'w',
  instagram: 'i',
  messenger: 'm',
  discord: 'd',
  telegram: 't',
} as const satisfies Record<ChannelKind, string>
export const countedChannels = [
  'whatsapp',
  'instagram',
  'messenger',
  'discord',
  'telegram',
] as const satisfies ChannelKind[]

const dayMs = 86_400_000
/** Counts are kept by half hours, so that each reader can add them up by the days of his own time zone. */
export const slotMs = 1_800_000
/** A document of counts spans eight days: two weeks are at most three documents. */
const blockMs = 8 * dayMs

/** Half hours of a block. */
export const slotsInBlock = blockMs / slotMs
/** Agents of one document: as many, busy in every half hour, take less than the 1 MiB that it may have. */
export const mostAgentsInPart = 55

export function blockOf(at: number): number {
  return Math.floor(at / blockMs)
}

export function slotInBlock(at: number): number {
  return Math.floor((at % blockMs) / slotMs)
}

/** When a half hour of a block began. */
export function slotStart(block: number, slot: number): number {
  return block * blockMs + slot * slotMs
}

export function noCounts(): ActivityCounts {
  return { started: 0, handedOver: 0, ratedDown: 0, unanswered: 0 }
}

export function addChannels(sums: ActivityCounts, channels: ChannelCounts = {}): void {
  for (const kind of countedChannels) {
    const count = channels[kind] ?? 0
    if (count > 0) sums.channels = { ...sums.channels, [kind]: (sums.channels?.[kind] ?? 0) + count }
  }
}

/** As in `3,1,0,0,d1t2`: two of the three were begun on Telegram. */
export function encodeCounts(counts: ActivityCounts): string {
  const channels = countedChannels.map((kind) => {
    const count = counts.channels?.[kind] ?? 0
    return count > 0 ? `${channelSigns[kind]}${count}` : ''
  })
  const numbers = activityNames.map((name) => counts[name]).join(',')
  return [numbers, channels.join('')].filter(Boolean).join(',')
}

/** What is no number counts as nothing. */
export function decodeCounts(text: string): ActivityCounts {
  const [started, handedOver, ratedDown, unanswered, signs = ''] = text.split(',')
  const counts: ActivityCounts = {
    started: Number(started) || 0,
    handedOver: Number(handedOver) || 0,
    ratedDown: Number(ratedDown) || 0,
    unanswered: Number(unanswered) || 0,
  }
  for (const kind of countedChannels) {
    const [, count] = new RegExp(`${channelSigns[kind]}(\\d+)`).exec(signs) ?? []
    addChannels(counts, { [kind]: Number(count) || 0 })
  }
  return counts
}

/** The fields of a conversation that are counted, each a moment in unix milliseconds, 0 for never. */
export const activityFields = {
  started: 'startedAt',
  handedOver: 'handedOverAt',
  ratedDown: 'ratedDownAt',
  unanswered: 'unansweredAt',
} as const satisfies Record<ActivityName, string>
