import { hourMs } from '../../../shared/durations.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { throttle } from '../../kernel/access/throttle.ts'

/**
 * The requests of a person in an hour. Each kind has a limit of its own: a subscription can still be ended
 * when the others are used up.
 */
const maxPerHour = { reads: 1_000, changes: 300, endings: 100 } as const

/**
 * Counts what a person asks of the payment service, so that they do not use up the requests that the service
 * allows the platform, with any number of workspaces. Throws AppError 'resource-exhausted' above the limit.
 */
export async function throttleVendor(
  { uid }: Pick<Caller, 'uid'>,
  now: number,
  kind: keyof typeof maxPerHour = 'reads',
): Promise<void> {
  const key = kind === 'reads' ? 'paymentService' : `paymentService-${kind}`
  await throttle(`${key}:${uid}`, maxPerHour[kind], hourMs, now)
}
