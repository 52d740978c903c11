import { TryLater, Undeliverable } from '../../../kernel/channels/ChannelAdapter.ts'
import type { GraphRefusal } from '../../../kernel/channels/Graph.ts'
import { busyCodes, faultCodes } from '../meta/logins/passingCodes.ts'
import { reasonOfCode } from './reasonOfCode.ts'

const longestWaitMs = 3_600_000
/** One message in six seconds is what one person gets for long. */
const pairMs = 6_000
const busyMs = 15_000

/** The token is worth nothing any more, or no more for this number. */
const brokenCodes = new Set([3, 10, 190, 131_005, 131_045, 133_010])

/** Whether somebody has to connect the number anew. */
export function isBroken({ status, code }: GraphRefusal): boolean {
  return !busyCodes.has(code) && (status === 401 || brokenCodes.has(code) || (code >= 200 && code < 300))
}

/** What a refusal means for a message; an error of neither kind leaves open whether it was taken. */
export function failureOf(refusal: GraphRefusal): Error {
  const { status, code, retryAfterSeconds } = refusal
  if (busyCodes.has(code) || status === 429) {
    const usual = code === 131_056 ? pairMs : busyMs
    return new TryLater(Math.min(Math.max(retryAfterSeconds * 1_000, usual), longestWaitMs))
  }
  if (status >= 500 || faultCodes.has(code)) return new Error(`WhatsApp failed with ${status}, ${code}`)
  if (isBroken(refusal)) return new Undeliverable('whatsappAccessRefused')
  return new Undeliverable(reasonOfCode(code) ?? 'whatsappNotTaken')
}
