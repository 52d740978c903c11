import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions.ts'
import { Writes } from '../../store/commit.ts'
import { readDocument } from '../../store/documents.ts'
import { AppError } from '../AppError.ts'
import { languageOf } from '../clientMails/clientMailTexts.ts'
import type { Ports } from '../ports.ts'
import { throttle } from '../throttle.ts'
import { untilUnchanged } from '../untilUnchanged.ts'
import { allowTry, tooManySignIns } from './allowTry.ts'
import { findAccount, openSession, requireClient } from './clientAccount.ts'
import { mailLoginCode } from './mailLoginCode.ts'

const codeMs = 10 * 60_000
const pauseMs = 60_000
const hourMs = 3_600_000
const mostTriesOfCode = 5
const mostTriesOfHour = 10
/** Below that of the hour, so that nobody uses up a client's tries alone. */
const mostTriesOfSource = 5
const mostMailsOfHour = 20
const mostMailsOfSource = 5
const mostOfAddress = 20

/** `loginCodes/{clientId}`, server only. */
const codeSchema = z.object({
  hash: z.string(),
  at: z.int(),
  tries: z.int(),
  /** Failed tries of this hour, whatever codes they were of, and when the hour ends. */
  hourTries: z.int(),
  /** Those of them that each source on the network made, by its keyed hash. */
  sourceTries: z.record(z.string(), z.int()).default({}),
  hourEndsAt: z.int(),
})

interface CodeRequest {
  host: string
  email: string
  /** The address on the network that asks. */
  from: string
}

/**
 * Mails six digits that sign a client in within ten minutes. Mails are counted for the client and the source
 * together, so that nobody keeps another from getting one; all sources together have a larger bound. Fails
 * with `resource-exhausted` beyond either, and within a minute of the last mail.
 */
export async function requestCode(
  ports: Pick<Ports, 'now' | 'mail'>,
  pepper: string,
  { host, email, from }: CodeRequest,
) {
  const now = ports.now()
  await throttle(`clientCode:${from}`, mostOfAddress, hourMs, now)
  const account = await findAccount(host, email)
  const { region, agency } = account
  const { data: client } = requireClient(account)
  const clientId = client.ID
  await allowMail(`${region}:${clientId}`, from, now)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await untilUnchanged(async () => {
    const known = await readDocument(region, paths.loginCode(clientId), codeSchema)
    const isSameHour = known !== undefined && now < known.data.hourEndsAt
    const writes = new Writes(region)
    const data = {
      hash: hashOf(pepper, region, clientId, code),
      at: now,
      tries: 0,
      hourTries: isSameHour ? known.data.hourTries : 0,
      sourceTries: isSameHour ? known.data.sourceTries : {},
      hourEndsAt: isSameHour ? known.data.hourEndsAt : now + hourMs,
      expiresAt: new Date(now + hourMs),
    }
    if (known) writes.update(known.path, data, known.version)
    else writes.create(paths.loginCode(clientId), data)
    await writes.commitUnchanged()
  })
  await mailLoginCode(ports, region, agency, { to: email, code, language: languageOf(client) })
  return { success: true as const }
}

/**
 * Signs a client in with the code that was mailed to him. A try is counted in a commit of its own before the
 * code is compared, so that guesses at the same time cannot exceed their number. Fails with `codeWrong`, or
 * with `tooManySignIns` where no code helps before the hour is over.
 */
export async function verifyCode(
  ports: Pick<Ports, 'now'>,
  pepper: string,
  { host, email, code, from }: CodeRequest & { code: string },
) {
  const now = ports.now()
  await allowTry(`clientCodeTry:${from}`, mostOfAddress * 2, hourMs, now)
  const account = await findAccount(host, email)
  const { region } = account
  const client = requireClient(account)
  const source = hashOf(pepper, region, client.data.ID, from)
  const expected = await countTry(region, client.data.ID, source, now)
  const given = hashOf(pepper, region, client.data.ID, code)
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(expected))) throw codeWrong()
  await takeCode(region, client.data.ID, expected)
  return openSession(region, client, now)
}

async function allowMail(client: string, from: string, now: number): Promise<void> {
  try {
    await throttle(`clientCodePause:${client}:${from}`, 1, pauseMs, now)
  } catch (error) {
    if (error instanceof AppError && error.code === 'resource-exhausted')
      throw new AppError('resource-exhausted', 'codeTooSoon')
    throw error
  }
  await throttle(`clientCode:${client}:${from}`, mostMailsOfSource, hourMs, now)
  await throttle(`clientCode:${client}`, mostMailsOfHour, hourMs, now)
}

/** The hash of the code that is open, when there is a try left. */
async function countTry(region: Region, clientId: string, source: string, now: number): Promise<string> {
  return untilUnchanged(async () => {
    const known = await readDocument(region, paths.loginCode(clientId), codeSchema)
    if (!known || now >= known.data.at + codeMs) throw codeWrong()
    const { tries, hourTries, sourceTries, hash } = known.data
    const ownTries = sourceTries[source] ?? 0
    if (hourTries >= mostTriesOfHour || ownTries >= mostTriesOfSource) throw tooManySignIns()
    if (tries >= mostTriesOfCode) throw codeWrong()
    const counted = {
      tries: tries + 1,
      hourTries: hourTries + 1,
      sourceTries: { ...sourceTries, [source]: ownTries + 1 },
    }
    await new Writes(region).update(known.path, counted, known.version).commitUnchanged()
    return hash
  })
}

/** Whoever deletes the code has used it; nobody else does. */
async function takeCode(region: Region, clientId: string, expected: string): Promise<void> {
  await untilUnchanged(async () => {
    const known = await readDocument(region, paths.loginCode(clientId), codeSchema)
    if (known?.data.hash !== expected) throw codeWrong()
    await new Writes(region).delete(known.path, known.version).commitUnchanged()
  })
}

function codeWrong(): AppError {
  return new AppError('unauthenticated', 'codeWrong', { code: 'codeWrong' })
}

function hashOf(pepper: string, region: Region, clientId: string, code: string): string {
  return createHmac('sha256', pepper).update(`${region}:${clientId}:${code}`).digest('hex')
}
