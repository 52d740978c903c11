import { z } from 'zod'
import { dayMs, minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { codeWrong } from '../mailedCodes/mailedCode.ts'
import type { ClientRef } from './ClientRef.ts'

const codeMs = 10 * minuteMs
const maxTries = 5
/**
 * More than can be emailed within the ten minutes of a code, so that no request displaces another: the daily
 * limits of `allowMail.ts` for strangers are 60 and 30, five known IPs get five emails an hour each, and a
 * browser's pass allows ten a day.
 */
const maxOpenCodes = 150
const maxStoredSources = 5
const retentionMs = 90 * dayMs

const codeSchema = z.object({ hash: z.string(), at: z.int(), tries: z.int() })

/** `loginCodes/{clientId}`, server only: the codes of one client that can still be used. */
const openCodesSchema = z.object({
  /** The codes by the ID of their request, which only the browser that asked knows. */
  open: z.record(z.string(), codeSchema).default({}),
  /** Keyed hashes of the IPs that this client has signed in from, newest first. */
  knownSources: z.array(z.string()).default([]),
})

type OpenCodes = z.infer<typeof openCodesSchema>

/** Returns whether a client has signed in from an IP before, named by its keyed hash. */
export async function hasSignedInFrom({ region, clientId }: ClientRef, source: string): Promise<boolean> {
  const stored = await readDocument(region, paths.loginCode(clientId), openCodesSchema)
  return stored?.data.knownSources.includes(source) ?? false
}

/** Stores the keyed hash of a new code beside the codes of other requests. */
export function addCode(client: ClientRef, requestId: string, hash: string, now: number): Promise<void> {
  return changeCodes(client, now, (codes) => {
    const others = Object.entries(codes.open)
      .filter(([, { at }]) => now < at + codeMs)
      .sort(([, one], [, other]) => other.at - one.at)
      .slice(0, maxOpenCodes - 1)
    return { ...codes, open: { ...Object.fromEntries(others), [requestId]: { hash, at: now, tries: 0 } } }
  })
}

/**
 * Counts a try of the code of a request and returns the code's hash. The count is committed before the hash
 * is compared, so that simultaneous guesses cannot exceed the limit. Throws `codeWrong`.
 */
export async function countTry(client: ClientRef, requestId: string, now: number): Promise<string> {
  let hash = ''
  await changeCodes(client, now, (codes) => {
    const code = requireCode(codes, requestId)
    if (now >= code.at + codeMs || code.tries >= maxTries) throw codeWrong()
    hash = code.hash
    return { ...codes, open: { ...codes.open, [requestId]: { ...code, tries: code.tries + 1 } } }
  })
  return hash
}

/** Deletes all open codes after a right one, and stores its source. Of two callers one gets `codeWrong`. */
export function redeemCode(client: ClientRef, requestId: string, source: string, now: number): Promise<void> {
  return changeCodes(client, now, (codes) => {
    requireCode(codes, requestId)
    return { open: {}, knownSources: withSource(codes, source) }
  })
}

/** Stores the source of a sign-in by another way; open codes stay. */
export async function addCodeSource(client: ClientRef, source: string, now: number): Promise<void> {
  await changeCodes(client, now, (codes) => ({ ...codes, knownSources: withSource(codes, source) }))
}

function withSource({ knownSources }: OpenCodes, source: string): string[] {
  return [source, ...knownSources.filter((other) => other !== source)].slice(0, maxStoredSources)
}

async function changeCodes(
  { region, clientId }: ClientRef,
  now: number,
  change: (codes: OpenCodes) => OpenCodes,
): Promise<void> {
  const path = paths.loginCode(clientId)
  await untilUnchanged(async () => {
    const stored = await readDocument(region, path, openCodesSchema)
    const codes = change(stored?.data ?? { open: {}, knownSources: [] })
    const data = { ...codes, expiresAt: new Date(now + retentionMs) }
    const writes = new Writes(region)
    if (stored) writes.update(path, data, stored.version)
    else writes.create(path, data)
    await writes.commitUnchanged()
  })
}

function requireCode({ open }: OpenCodes, requestId: string) {
  const code = Object.hasOwn(open, requestId) ? open[requestId] : undefined
  if (!code) throw codeWrong()
  return code
}
