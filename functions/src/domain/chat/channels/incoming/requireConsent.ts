import { channelTexts, saysYes } from '../../../../shared/channels/channelTexts.ts'
import { languageOf } from '../../../../shared/texts/languages.ts'
import { maxVisitorFiles } from '../../../../shared/chat/visitorFileLimits.ts'
import type { LiveAgent } from '../../servedAgents/AgentCache.ts'
import { consentOf } from '../../servedAgents/projectWidget.ts'
import { cutText } from '../../../kernel/texts/cutText.ts'
import { mayTell } from '../outgoing/tell.ts'
import { outgoingSchema, type Incoming } from '../../../kernel/channels/Thread.ts'
import type { ThreadLease } from '../threads/ThreadLease.ts'
import type { Burst } from './takeBurst.ts'

/** A chat's document holds what was written before its person has agreed. */
const mostCharacters = 8_000

/**
 * What is to be answered, once its writer has agreed to the terms; undefined before, when what he has written
 * is kept and he is asked. Whoever says yes asks by that what he had written, again with every try.
 */
export function requireConsent(
  now: number,
  lease: ThreadLease,
  { agent }: LiveAgent,
  burst: Burst,
): Burst | undefined {
  const consent = consentOf(agent)
  const { agreedTo, held } = lease.thread
  const { question } = burst
  if (!consent || agreedTo === consent.version) return burst
  if (held && saysYes(question.text)) {
    const asked: Incoming = { ...held, id: question.id }
    const fields = { ...without(burst), [`incoming.${question.id}`]: asked }
    lease.change({ ...fields, agreedTo: consent.version, held: null })
    return { ...burst, question: asked, undone: { ...burst.undone, ...fields } }
  }
  const text = [held?.text, question.text].filter(Boolean).join('\n')
  const files = [...(held?.files ?? []), ...question.files].slice(0, maxVisitorFiles)
  lease.change({
    ...burst.done,
    held: { ...question, text: cutText(text, mostCharacters), files, isStart: text === '' },
  })
  if (!mayTell(now, lease, 'consent')) return undefined
  const { agree } = channelTexts[languageOf(question.language || agent.lang)]
  lease.change({
    'outgoing.consent': outgoingSchema.parse({ at: now, text: consent.text, replies: [agree] }),
  })
  return undefined
}

/** Fields that take out of a thread what came together. */
function without({ undone }: Burst): Record<string, undefined> {
  const keys = Object.keys(undone).filter((field) => field.startsWith('incoming.'))
  return Object.fromEntries(keys.map((field) => [field, undefined]))
}
