import { randomInt } from 'node:crypto'
import type { Region } from '../../../shared/regions/regions.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { languageOf } from '../clientMails/clientMailTexts.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { findAccount, openSession, requireClient } from './clientAccount.ts'
import { codeWrong } from '../mailedCodes/mailedCode.ts'
import { mailLoginCode } from './mailLoginCode.ts'
import { addCode, countTry, hasSignedInFrom, redeemCode } from './openCodes.ts'
import type { SigningKeys } from '../../kernel/secrets/SigningKeys.ts'

const pauseMs = 60_000
const hourMs = 3_600_000
const dayMs = 24 * hourMs
const maxRequestsOfSource = 20
const maxTriesOfSource = 40
const maxMailsOfSource = 5
/** The limit of emails that all IPs together cause from which the client has never signed in. */
const maxMailsOfStrangers = 10
const maxDailyMailsOfStrangers = 30
/**
 * The limit of first emails of such IPs a day, which the limits above do not count: a few strangers cannot
 * keep a client who travels from signing in. Each email allows five guesses of a million, so that many
 * strangers cannot guess a code either.
 */
const maxDailyFirstMails = 60
const requestIdLength = 24

interface CodeRequest {
  host: string
  email: string
  /** The IP that asks. */
  from: string
}

/**
 * Emails six digits that sign a client in within ten minutes, and returns the ID that must come back with
 * them. Tries are counted per request, so a stranger's guesses never use up those of the client. Emails are
 * counted per IP; IPs that the client has not signed in from share limits, which do not apply to the others.
 * The first emails of such IPs have a limit of their own. Throws AppError 'resource-exhausted' above a limit
 * and within a minute of the last email.
 */
export async function requestCode(
  ports: Pick<Ports, 'now' | 'mail'>,
  signing: SigningKeys,
  { host, email, from }: CodeRequest,
): Promise<{ requestId: string }> {
  const now = ports.now()
  await allowCode(`clientCode:${from}`, maxRequestsOfSource, hourMs, now)
  const account = await findAccount(host, email)
  const { region, agency } = account
  const { data: client } = requireClient(account)
  const ref = { region, clientId: client.ID }
  const isKnown = await hasSignedInFrom(ref, sourceOf(signing, ref, from))
  await allowMail(`${region}:${client.ID}`, from, isKnown, now)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const requestId = randomIdentifier(requestIdLength)
  await addCode(ref, requestId, signing.sign(signed(ref, `${requestId}:${code}`), hex), now)
  await mailLoginCode(ports, region, agency, { to: email, code, language: languageOf(client) })
  return { requestId }
}

/**
 * Signs a client in with the code of a request. Throws `codeWrong`, and `codesUsedUp` where the IP has tried
 * too often.
 */
export async function verifyCode(
  ports: Pick<Ports, 'now'>,
  signing: SigningKeys,
  { host, email, requestId, code, from }: CodeRequest & { requestId: string; code: string },
) {
  const now = ports.now()
  await allowCode(`clientCodeTry:${from}`, maxTriesOfSource, hourMs, now)
  const account = await findAccount(host, email)
  const { region } = account
  const client = requireClient(account)
  const ref = { region, clientId: client.data.ID }
  const mailed = await countTry(ref, requestId, now)
  if (!signing.isSigned(signed(ref, `${requestId}:${code}`), mailed, hex)) throw codeWrong()
  await redeemCode(ref, requestId, sourceOf(signing, ref, from), now)
  return openSession(region, client, now, { via: 'code', by: '' })
}

async function allowMail(client: string, from: string, isKnown: boolean, now: number): Promise<void> {
  try {
    await throttle(`clientCodePause:${client}:${from}`, 1, pauseMs, now)
  } catch (error) {
    if (error instanceof AppError && error.code === 'resource-exhausted')
      throw new AppError('resource-exhausted', 'codeTooSoon')
    throw error
  }
  await allowCode(`clientCode:${client}:${from}`, maxMailsOfSource, hourMs, now)
  if (isKnown) return
  const number = await allowCode(`clientCodeDay:${client}:${from}`, maxDailyMailsOfStrangers, dayMs, now)
  if (number === 1 && (await isBelow(`clientCodeFirst:${client}`, maxDailyFirstMails, dayMs, now))) return
  await allowCode(`clientCode:${client}`, maxMailsOfStrangers, hourMs, now)
  await allowCode(`clientCodeDay:${client}`, maxDailyMailsOfStrangers, dayMs, now)
}

/** Counts a use of a limit and returns whether it is within the limit. */
async function isBelow(key: string, limit: number, windowMs: number, now: number): Promise<boolean> {
  try {
    await throttle(key, limit, windowMs, now)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'resource-exhausted') return false
    throw error
  }
}

/** Counts a use of a limit and returns the number of uses; throws `codesUsedUp` above the limit. */
async function allowCode(key: string, limit: number, windowMs: number, now: number): Promise<number> {
  try {
    return await throttle(key, limit, windowMs, now)
  } catch (error) {
    if (error instanceof AppError && error.code === 'resource-exhausted')
      throw new AppError('resource-exhausted', 'codesUsedUp')
    throw error
  }
}

interface ClientRef {
  region: Region
  clientId: string
}

const hex = { encoding: 'hex' } as const

function signed({ region, clientId }: ClientRef, text: string): string {
  return `${region}:${clientId}:${text}`
}

/** Returns the name of a network address from which a client signs in. */
function sourceOf(signing: SigningKeys, ref: ClientRef, from: string): string {
  return signing.nameOf(signed(ref, from), hex)
}
