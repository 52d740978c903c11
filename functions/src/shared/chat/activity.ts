import type { ChannelKind } from '../channels/channels.ts'
import { dayMs } from '../durations.ts'

/** The counted events of conversations, each at the time when it happened. */
export const activityNames = ['started', 'handedOver', 'ratedDown', 'unanswered'] as const
export type ActivityName = (typeof activityNames)[number]
/**
 * The number of conversations that started, were handed over and were rated down, and of questions without an
 * answer.
 */
export interface ActivityCounts extends Record<ActivityName, number> {
  /** Started conversations by channel, without the website; missing for none. */
  channels?: ChannelCounts
}
export type ChannelCounts = Partial<Record<ChannelKind, number>>

/** The letter of each channel in stored counts. */
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

/** The length of a counted slot. Half hours let each reader sum the days of their own time zone. */
export const slotMs = 1_800_000
/** A document of counts covers eight days, so two weeks are at most three documents. */
const blockMs = 8 * dayMs

/** The number of half hours in a block. */
export const slotsInBlock = blockMs / slotMs
/** The maximum number of agents in one document: busy in every half hour, they still stay below 1 MiB. */
export const maxAgentsInPart = 55

/** Returns the number of the block that contains a time, in milliseconds since 1970. */
export function blockOf(at: number): number {
  return Math.floor(at / blockMs)
}

/** Returns the position of a time's half hour in its block, from 0. */
export function slotInBlock(at: number): number {
  return Math.floor((at % blockMs) / slotMs)
}

/** Returns when a half hour of a block starts, in milliseconds since 1970. */
export function slotStart(block: number, slot: number): number {
  return block * blockMs + slot * slotMs
}

/** Returns new counts of zero, which the caller may change. */
export function noCounts(): ActivityCounts {
  return { started: 0, handedOver: 0, ratedDown: 0, unanswered: 0 }
}

/** Adds the counts of each channel to `sums`, which it changes. */
export function addChannels(sums: ActivityCounts, channels: ChannelCounts = {}): void {
  for (const kind of countedChannels) {
    const count = channels[kind] ?? 0
    if (count > 0) sums.channels = { ...sums.channels, [kind]: (sums.channels?.[kind] ?? 0) + count }
  }
}

/** Returns counts as text, such as `3,1,0,0,d1t2`: two of the three conversations started on Telegram. */
export function encodeCounts(counts: ActivityCounts): string {
  const channels = countedChannels.map((kind) => {
    const count = counts.channels?.[kind] ?? 0
    return count > 0 ? `${channelSigns[kind]}${count}` : ''
  })
  const numbers = activityNames.map((name) => counts[name]).join(',')
  return [numbers, channels.join('')].filter(Boolean).join(',')
}

/** Parses counts; an entry that is not a number counts as 0. */
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

/** The conversation fields behind the counts: Unix milliseconds, 0 for never. */
export const activityFields = {
  started: 'startedAt',
  handedOver: 'handedOverAt',
  ratedDown: 'ratedDownAt',
  unanswered: 'unansweredAt',
} as const satisfies Record<ActivityName, string>
