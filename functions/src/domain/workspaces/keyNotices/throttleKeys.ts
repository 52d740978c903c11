import { hourMs } from '../../../shared/durations.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { throttle } from '../../kernel/access/throttle.ts'

const maxPerHour = 20

/**
 * Counts a key that a person renews or looks at in a workspace. The owner is emailed about each of them, so
 * that none is hidden among others; the limit keeps these emails few. Throws AppError 'resource-exhausted'
 * above it.
 */
export async function throttleKeys(
  workspaceId: string,
  { uid }: Pick<Caller, 'uid'>,
  now: number,
): Promise<void> {
  await throttle(`keys:${workspaceId}:${uid}`, maxPerHour, hourMs, now)
}
