/** What is counted of conversations, each at the moment when it happened. */
export const activityNames = ['started', 'handedOver', 'ratedDown', 'unanswered'] as const
export type ActivityName = (typeof activityNames)[number]
/** How many conversations: begun, handed over, rated down; and how often the agent had no answer. */
export type ActivityCounts = Record<ActivityName, number>

const dayMs = 86_400_000
/** Counts are kept by half hours, so that each reader can add them up by the days of his own time zone. */
export const slotMs = 1_800_000
/** A document of counts spans eight days: two weeks are at most three documents. */
const blockMs = 8 * dayMs

/** Half hours of a block. */
export const slotsInBlock = blockMs / slotMs
/** Agents of one document: as many, busy in every half hour, take less than the 1 MiB that it may have. */
export const mostAgentsInPart = 120

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

export function encodeCounts(counts: ActivityCounts): string {
  return activityNames.map((name) => counts[name]).join(',')
}

/** What is no number counts as nothing. */
export function decodeCounts(text: string): ActivityCounts {
  const [started = 0, handedOver = 0, ratedDown = 0, unanswered = 0] = text
    .split(',')
    .map((part) => Number(part) || 0)
  return { started, handedOver, ratedDown, unanswered }
}

/** The fields of a conversation that are counted, each a moment in unix milliseconds, 0 for never. */
export const activityFields = {
  started: 'startedAt',
  handedOver: 'handedOverAt',
  ratedDown: 'ratedDownAt',
  unanswered: 'unansweredAt',
} as const satisfies Record<ActivityName, string>
