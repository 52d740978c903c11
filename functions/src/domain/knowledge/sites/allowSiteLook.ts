import { hourMs } from '../../../shared/durations.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { throttleNetworks } from '../../kernel/access/throttleNetworks.ts'

/** A person looks at their own site a few times while they sign up. */
const burst = { limits: [12, 60, 200], windowMs: 600_000 } as const
const hourly = { limits: [30, 100, 300], windowMs: hourMs } as const
/**
 * Limits what look-ups cost. When it is reached, visitors sign up without their site's look, and the
 * onboarding asks for it later. Seventeen providers or fifty networks are needed to reach it.
 */
const maxOfAll = 5_000

/** Counts a look at a site by a stranger; throws AppError 'resource-exhausted' above a limit. */
export async function allowSiteLook(from: string, now: number): Promise<void> {
  await throttleNetworks('lookAtSite', from, { ...burst, now })
  await throttleNetworks('lookAtSiteHour', from, { ...hourly, now })
  await throttle('lookAtSite', maxOfAll, hourMs, now)
}
