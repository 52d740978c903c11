import { z } from 'zod'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { sha256 } from '../identifiers.ts'
import { untilUnchanged } from '../untilUnchanged.ts'

const hourMs = 3_600_000
/** A summary is sent this long after its hour, because clocks of two instances differ. */
const summaryMarginMs = 60_000
const retentionMs = 24 * hourMs
/** Events beyond this number are neither mailed nor counted: the document stays small. */
const maxHeld = 500
const maxPerVisitor = 3

/**
 * `noticeHours/{hash of the subject and the hour}`, server only: the events that were mailed to a person in
 * an hour, and those that wait for the summary at its end.
 */
const hourSchema = z.object({
  /** The hash of each event with that of its visitor. */
  mailed: z.record(z.string(), z.string()).default({}),
  held: z.array(z.string()).default([]),
})

export interface HourlyMail {
  region: Region
  /** The recipient, and what the limit is for. */
  subject: string
  /** The event; a repeated one counts once. */
  event: string
  /** The visitor who causes it; empty for an event of the platform. */
  visitor: string
  /** The limit of mails to the recipient in an hour. */
  most: number
}

/** The decision about an event: mail it now, or in the summary of its hour. */
export type MailDecision = { isNow: true } | { isNow: false; hour: number; delaySeconds: number }

/**
 * Decides whether an event is mailed now, and stores it otherwise for the summary of the hour. A visitor
 * causes few mails an hour, so that they cannot use up those of the others.
 */
export function claimHourlyMail(
  { region, subject, event, visitor, most }: HourlyMail,
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
    const { mailed, held } = stored?.data ?? { mailed: {}, held: [] }
    if (Object.hasOwn(mailed, eventHash)) return { isNow: true }
    const ofVisitor = Object.values(mailed).filter((other) => other !== '' && other === visitorHash)
    const isNow = Object.keys(mailed).length < most && ofVisitor.length < maxPerVisitor
    if (held.includes(eventHash) || (!isNow && held.length >= maxHeld)) return later
    const data = {
      mailed: isNow ? { ...mailed, [eventHash]: visitorHash } : mailed,
      held: isNow ? held : [...held, eventHash],
      expiresAt: new Date(now + retentionMs),
    }
    const writes = new Writes(region)
    if (stored) writes.update(path, data, stored.version)
    else writes.create(path, data)
    await writes.commitUnchanged()
    return isNow ? { isNow } : later
  })
}

/** Returns the number of events that wait for the summary of an hour. */
export async function countHeldMails(region: Region, subject: string, hour: number): Promise<number> {
  return (await readDocument(region, hourPath(subject, hour), hourSchema))?.data.held.length ?? 0
}

function hourPath(subject: string, hour: number): string {
  return paths.noticeHours(sha256(`${subject}/${hour}`))
}

/** 64 bits: enough to tell the events of one hour from each other. */
function shortHash(text: string): string {
  return sha256(text).slice(0, 16)
}
