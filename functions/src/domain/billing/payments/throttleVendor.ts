import type { Caller } from '../../kernel/access/actor.ts'
import { throttle } from '../../kernel/access/throttle.ts'

const maxPerHour = 1_000
const hourMs = 3_600_000

/**
 * Counts what a person asks the payment service without paying, so that they do not use up the requests that
 * the service allows the platform, with any number of workspaces. Throws AppError 'resource-exhausted' above
 * the limit.
 */
export async function throttleVendor({ uid }: Pick<Caller, 'uid'>, now: number): Promise<void> {
  await throttle(`paymentService:${uid}`, maxPerHour, hourMs, now)
}
