import type { Caller } from '../../kernel/access/actor.ts'
import { throttle } from '../../kernel/access/throttle.ts'

const maxPerHour = 60
const hourMs = 3_600_000

/**
 * Counts a key that a person renews or looks at in a workspace, so that they cannot push a notice out of the
 * list by many others. Throws AppError 'resource-exhausted' above the limit.
 */
export async function throttleKeys(
  workspaceId: string,
  { uid }: Pick<Caller, 'uid'>,
  now: number,
): Promise<void> {
  await throttle(`keys:${workspaceId}:${uid}`, maxPerHour, hourMs, now)
}
