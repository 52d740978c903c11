import { channelTexts } from '../../../../shared/channels/channelTexts.ts'
import { minuteMs } from '../../../../shared/durations.ts'
import { languageOf } from '../../../../shared/texts/languages.ts'
import { outgoingSchema } from '../../../kernel/channels/Thread.ts'
import type { ThreadLease } from '../threads/ThreadLease.ts'
import type { Burst } from '../incoming/nextBurst.ts'

/** Two programs that answer one another would never stop. */
const pauseMs = minuteMs

export type NoticeText = 'failed' | 'fileRefused' | 'forgotten' | 'leftToTeam' | 'unavailable' | 'unreadable'

/** Sends a notice outside the conversation; the same one at most once a minute. */
export function sendNotice(now: number, lease: ThreadLease, burst: Burst, text: NoticeText): undefined {
  lease.change(burst.done)
  if (text !== 'forgotten' && !mayNotify(now, lease, text)) return
  const words = channelTexts[languageOf(burst.question.language)][text]
  const notice = outgoingSchema.parse({ at: now, text: words })
  lease.change({ [`outgoing.told-${burst.question.id}`]: notice })
}

/** Returns whether a notice was not sent within the last minute, and records it as sent now. */
export function mayNotify(now: number, lease: ThreadLease, text: NoticeText | 'consent'): boolean {
  if (now - (lease.thread.told[text] ?? 0) < pauseMs) return false
  lease.change({ [`told.${text}`]: now })
  return true
}
