import { dayMs, hourMs, minuteMs } from '../../../shared/durations.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { RefusalKey } from '../../../shared/errors/refusals.ts'
import { isWithinLimit } from '../../kernel/access/isWithinLimit.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { throttleNetworks } from '../../kernel/access/throttleNetworks.ts'

const pauseMs = minuteMs
const maxMailsOfSource = 5
/**
 * The limits of a day's emails to a client that one IP, network or provider causes from which they have never
 * signed in: it cannot use up the limits below.
 */
const strangersOfNetwork = { limits: [30, 10, 20], windowMs: dayMs } as const
/** The limit of emails that all IPs together cause from which the client has never signed in. */
const maxMailsOfStrangers = 10
const maxDailyMailsOfStrangers = 30
/**
 * The limit of first emails of such IPs a day, which the limits above do not count: a few strangers cannot
 * keep a client who travels from signing in. Each email allows five guesses of a million, so that many
 * strangers cannot guess a code either.
 */
const maxDailyFirstMails = 60

/**
 * Counts an email with a code to a client. `client`: their region and ID; `from`: the IP that asks, and
 * whether they have signed in from it before. Throws AppError 'resource-exhausted' above a limit.
 */
export async function allowMail(client: string, from: string, isKnown: boolean, now: number): Promise<void> {
  await pauseMails(client, from, now)
  await allowCode(`clientCode:${client}:${from}`, maxMailsOfSource, hourMs, now)
  if (isKnown) return
  const number = await allowCode(`clientCodeDay:${client}:${from}`, maxDailyMailsOfStrangers, dayMs, now)
  await refuseAs(
    'codesUsedUp',
    throttleNetworks(`clientCodeNetwork:${client}`, from, { ...strangersOfNetwork, now }),
  )
  if (
    number === 1 &&
    (await isWithinLimit(throttle(`clientCodeFirst:${client}`, maxDailyFirstMails, dayMs, now)))
  )
    return
  await allowCode(`clientCode:${client}`, maxMailsOfStrangers, hourMs, now)
  await allowCode(`clientCodeDay:${client}`, maxDailyMailsOfStrangers, dayMs, now)
}

/** Throws `codeTooSoon` within a minute of the last email with a code that an IP or a browser's pass has caused. */
export async function pauseMails(subject: string, cause: string, now: number): Promise<void> {
  await refuseAs('codeTooSoon', throttle(`clientCodePause:${subject}:${cause}`, 1, pauseMs, now))
}

/** Counts a use of a limit and returns the number of uses; throws `codesUsedUp` above the limit. */
export function allowCode(key: string, limit: number, windowMs: number, now: number): Promise<number> {
  return refuseAs('codesUsedUp', throttle(key, limit, windowMs, now))
}

async function refuseAs<T>(refusal: RefusalKey, use: Promise<T>): Promise<T> {
  try {
    return await use
  } catch (error) {
    if (error instanceof AppError && error.code === 'resource-exhausted')
      throw new AppError('resource-exhausted', refusal)
    throw error
  }
}
