import type { z } from 'zod'
import type { accountsCallables } from '../../../shared/callables/accounts.ts'
import { throttle } from '../../kernel/access/throttle.ts'

type Report = z.output<typeof accountsCallables.reportBrowserError.input>

const mostReports = 20
/** Of all addresses together, so that many networks cannot flood the log. */
const mostOfAll = 300
const windowMs = 600_000

/**
 * Notes in the operator's log what went wrong in a browser. `from`: the address on the network that reports it,
 * of which so many are taken; fails with `resource-exhausted` beyond. The schema leaves no room for content.
 */
export async function reportBrowserError(report: Report, from: string, now: number) {
  await throttle(`browserError:${from}`, mostReports, windowMs, now)
  await throttle('browserErrors', mostOfAll, windowMs, now)
  // As one line of JSON, of which Cloud Logging takes the severity.
  console.error(JSON.stringify({ severity: 'ERROR', message: 'A browser reported an error', report }))
  return { success: true } as const
}
