import { z } from 'zod'
import { dayMs, hourMs, minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { sha256 } from '../identifiers.ts'
import { untilUnchanged } from '../untilUnchanged.ts'

/** A summary is sent this long after its hour, because clocks of two instances differ. */
const summaryMarginMs = minuteMs
const retentionMs = dayMs
/** Events beyond this number are neither emailed nor counted: the document stays small. */
const maxHeld = 500
const defaultMaxPerVisitor = 3
/**
 * The share of an hour's emails that an IP, its network (/24 of IPv4, /48 of IPv6) and its provider (/32 of
 * IPv6) may cause, so that one stranger with many browsers leaves emails to others.
 */
const maxShares = [0.3, 0.5, 0.75] as const
/** All visitors whose networks are unknown count as one provider. */
const unknownNetworks = ['', '', 'unknown']

/**
 * `noticeHours/{hash of the subject and the hour}`, server only: the events that were emailed to a person in
 * an hour, and those that wait for the summary at its end.
 */
const hourSchema = z.object({
  /** The hash of each event with that of its visitor. */
  mailed: z.record(z.string(), z.string()).default({}),
  held: z.array(z.string()).default([]),
  /** The number of emails by the hash of each network that caused them. */
  networks: z.record(z.string(), z.int()).default({}),
})

export interface HourlyMail {
  region: Region
  /** The recipient, and what the limit is for. */
  subject: string
  /** The event; a repeated one counts once. */
  event: string
  /** The visitor who causes it; empty for an event of the platform. */
  visitor: string
  /**
   * The names of the networks of the visitor, from narrow to wide: empty when unknown, missing where they do
   * not count.
   */
  networks?: readonly string[] | undefined
  /** The limit of emails to the recipient in an hour. */
  max: number
  /** The number of them that one visitor may cause. */
  maxPerVisitor?: number
}

/** The decision about an event: email it now, or in the summary of its hour. */
export type MailDecision = { isNow: true } | { isNow: false; hour: number; delaySeconds: number }

/**
 * Decides whether an event is emailed now, and stores it otherwise for the summary of the hour. A visitor,
 * and the visitors of a network, cause only some of an hour's emails, so that they cannot use up those of
 * others.
 */
export function claimHourlyMail(
  { region, subject, event, visitor, networks, max, maxPerVisitor = defaultMaxPerVisitor }: HourlyMail,
  now: number,
): Promise<MailDecision> {
  const hour = Math.floor(now / hourMs)
  const path = hourPath(subject, hour)
  const [eventHash, visitorHash] = [shortHash(event), visitor && shortHash(visitor)]
  const later = {
    isNow: false,
    hour,
    delaySeconds: Math.ceil(((hour + 1) * hourMs + summaryMarginMs - now) / 1_000),
  } as const
  return untilUnchanged(async () => {
    const stored = await readDocument(region, path, hourSchema)
    const { mailed, held, networks: counts } = stored?.data ?? { mailed: {}, held: [], networks: {} }
    if (Object.hasOwn(mailed, eventHash)) return { isNow: true }
    const ofVisitor = Object.values(mailed).filter((other) => other !== '' && other === visitorHash)
    const raised = countNetworks(counts, networks, max)
    const isNow = Object.keys(mailed).length < max && ofVisitor.length < maxPerVisitor && raised !== undefined
    if (held.includes(eventHash) || (!isNow && held.length >= maxHeld)) return later
    const data = {
      mailed: isNow ? { ...mailed, [eventHash]: visitorHash } : mailed,
      held: isNow ? held : [...held, eventHash],
      networks: isNow ? raised : counts,
      expiresAt: new Date(now + retentionMs),
    }
    const writes = new Writes(region)
    if (stored) writes.update(path, data, stored.version)
    else writes.create(path, data)
    await writes.commitUnchanged()
    return isNow ? { isNow } : later
  })
}

/** Returns the counts with one more email of these networks; undefined where one has reached its share. */
function countNetworks(
  counts: Readonly<Record<string, number>>,
  networks: readonly string[] | undefined,
  max: number,
): Record<string, number> | undefined {
  const raised = { ...counts }
  const names = networks?.length === 0 ? unknownNetworks : (networks ?? [])
  for (const [width, name] of names.entries()) {
    if (name === '') continue
    const hash = shortHash(name)
    const count = (Object.hasOwn(counts, hash) ? (counts[hash] ?? 0) : 0) + 1
    if (count > Math.max(1, Math.ceil(max * (maxShares[width] ?? 1)))) return undefined
    raised[hash] = count
  }
  return raised
}

/** Returns the number of events that wait for the summary of an hour. */
export async function countHeldMails(region: Region, subject: string, hour: number): Promise<number> {
  return (await readDocument(region, hourPath(subject, hour), hourSchema))?.data.held.length ?? 0
}

function hourPath(subject: string, hour: number): string {
  return paths.noticeHours(sha256(`${subject}/${hour}`))
}

/** Returns 64 bits of a hash: enough to tell the events of one hour from each other. */
function shortHash(text: string): string {
  return sha256(text).slice(0, 16)
}
