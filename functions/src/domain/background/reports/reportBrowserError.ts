import type { z } from 'zod'
import type { accountsCallables } from '../../../shared/callables/accounts.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { throttleNetworks } from '../../kernel/access/throttleNetworks.ts'

type Report = z.output<typeof accountsCallables.reportBrowserError.input>

/** One network cannot use up the limit of all. */
const limits = [20, 60, 100] as const
/** The limit for all IPs together, so that many networks cannot flood the log. */
const maxOfAllIps = 300
const windowMs = 600_000

/**
 * Logs an error of a browser for the platform operator. `from`: the IP that reports it; throws AppError
 * 'resource-exhausted' above its limit. The schema has no field for content.
 */
export async function reportBrowserError(report: Report, from: string, now: number) {
  await throttleNetworks('browserError', from, { limits, windowMs, now })
  await throttle('browserErrors', maxOfAllIps, windowMs, now)
  // One line of JSON, from which Cloud Logging reads the severity.
  console.error(JSON.stringify({ severity: 'ERROR', message: 'A browser reported an error', report }))
  return { success: true } as const
}
