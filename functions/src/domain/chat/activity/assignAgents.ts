import { maxAgentsInPart, type ActivityCounts } from '../../../shared/chat/activity.ts'

/** The counts in one document of a block, by agent and half hour. */
export type PartAgents = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * Returns which document of a block stores the counts of each agent in a half hour: the one that has the
 * agent, else the first with room, else a new one. Undefined means that the counts are deleted.
 */
export function assignAgents(
  parts: readonly PartAgents[],
  happened: ReadonlyMap<string, ActivityCounts>,
  slot: number,
): Map<string, ActivityCounts | undefined>[] {
  const sizes = parts.map((agents) => Object.keys(agents).length)
  const placed = parts.map((agents) => {
    const counted = Object.entries(agents).flatMap(([id, slots]) => (slots[slot] === undefined ? [] : [id]))
    return new Map<string, ActivityCounts | undefined>(counted.map((id) => [id, undefined]))
  })
  for (const [id, counts] of happened) {
    const home = parts.findIndex((agents) => id in agents)
    const roomy = sizes.findIndex((size) => size < maxAgentsInPart)
    const part = home >= 0 ? home : roomy >= 0 ? roomy : sizes.push(0) - 1
    if (home < 0) sizes[part] = (sizes[part] ?? 0) + 1
    const changes = placed[part] ?? new Map<string, ActivityCounts | undefined>()
    placed[part] = changes.set(id, counts)
  }
  return placed
}
