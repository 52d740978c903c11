import { channelTexts, acceptsTerms } from '../../../../shared/channels/channelTexts.ts'
import { languageOf } from '../../../../shared/texts/languages.ts'
import { maxVisitorFiles } from '../../../../shared/chat/visitorFileLimits.ts'
import type { ServedAgent } from '../../servedAgents/AgentCache.ts'
import { consentOf } from '../../servedAgents/projectWidget.ts'
import { cutText } from '../../../kernel/texts/cutText.ts'
import { mayNotify } from '../outgoing/sendNotice.ts'
import { outgoingSchema, type Incoming } from '../../../kernel/channels/Thread.ts'
import type { ThreadLease } from '../threads/ThreadLease.ts'
import type { Burst } from './nextBurst.ts'

/** The largest text that a chat's document keeps before consent. */
const maxCharacters = 8_000

/**
 * Returns the burst to answer once its writer has accepted the terms; undefined before, when the message is
 * kept and the person is asked. After a yes the kept message is the question, again for each try.
 */
export function requireConsent(
  now: number,
  lease: ThreadLease,
  { agent }: ServedAgent,
  burst: Burst,
): Burst | undefined {
  const consent = consentOf(agent)
  const { agreedTo, held } = lease.thread
  const { question } = burst
  if (!consent || agreedTo === consent.version) return burst
  if (held && acceptsTerms(question.text)) {
    const waiting: Incoming = { ...held, id: question.id }
    const fields = { ...without(burst), [`incoming.${question.id}`]: waiting }
    lease.change({ ...fields, agreedTo: consent.version, held: null })
    return { ...burst, question: waiting, undone: { ...burst.undone, ...fields } }
  }
  const text = [held?.text, question.text].filter(Boolean).join('\n')
  const files = [...(held?.files ?? []), ...question.files].slice(0, maxVisitorFiles)
  lease.change({
    ...burst.done,
    held: { ...question, text: cutText(text, maxCharacters), files, isStart: text === '' },
  })
  if (!mayNotify(now, lease, 'consent')) return undefined
  const { agree } = channelTexts[languageOf(question.language || agent.lang)]
  lease.change({
    'outgoing.consent': outgoingSchema.parse({ at: now, text: consent.text, replies: [agree] }),
  })
  return undefined
}

/** Returns fields that delete a burst from its thread. */
function without({ undone }: Burst): Record<string, undefined> {
  const keys = Object.keys(undone).filter((field) => field.startsWith('incoming.'))
  return Object.fromEntries(keys.map((field) => [field, undefined]))
}
