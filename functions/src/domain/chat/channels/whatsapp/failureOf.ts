import { hourMs } from '../../../../shared/durations.ts'
import { TryLater, Undeliverable } from '../../../kernel/channels/ChannelAdapter.ts'
import type { GraphRefusal } from '../../../kernel/channels/Graph.ts'
import { busyCodes, faultCodes } from '../meta/logins/passingCodes.ts'
import { reasonOfCode } from './reasonOfCode.ts'

const maxWaitMs = hourMs
/** WhatsApp's long-term limit is one message to a person in six seconds. */
const pairMs = 6_000
const busyMs = 15_000

/** The token is invalid, or not for this number any more. */
const brokenCodes = new Set([3, 10, 190, 131_005, 131_045, 133_010])

/** Returns whether a person must connect the number again. */
export function isBroken({ status, code }: GraphRefusal): boolean {
  return !busyCodes.has(code) && (status === 401 || brokenCodes.has(code) || (code >= 200 && code < 300))
}

/** Turns a refusal into an error; an error of neither kind means that the result is unknown. */
export function failureOf(refusal: GraphRefusal): Error {
  const { status, code, retryAfterSeconds } = refusal
  if (busyCodes.has(code) || status === 429) {
    const usual = code === 131_056 ? pairMs : busyMs
    return new TryLater(Math.min(Math.max(retryAfterSeconds * 1_000, usual), maxWaitMs))
  }
  if (status >= 500 || faultCodes.has(code))
    return new Error(`WhatsApp responded with ${status}, code ${code}`)
  if (isBroken(refusal)) return new Undeliverable('whatsappAccessRefused')
  return new Undeliverable(reasonOfCode(code) ?? 'whatsappNotTaken')
}
