import type { Message } from '../../../../shared/chat/conversation.ts'
import { foldText } from '../../../../shared/texts/foldText.ts'
import type { PendingTool } from '../../../../shared/tools/toolRun.ts'
import { replyIdOf } from '../../conversations/messages.ts'
import { choiceTagOf } from '../../channels/choiceTags.ts'
import type { Inbound } from '../../channels/Inbound.ts'
import { shortReplies } from './shortReplies.ts'

interface Replying extends Pick<Inbound, 'lastSeenId' | 'sentAt' | 'choiceOf'> {
  pending: PendingTool
  /** The visitor's message. */
  question: Pick<Message, 'text' | 'isSpoken'>
  /** The messages before it. */
  history: readonly Message[]
}

/**
 * Returns whether a message agrees or declines the call that waits for confirmation; undefined for any other
 * message. Only whole messages count. The offered texts do unless they were written before their question;
 * other short words do only where nothing else can be meant.
 */
export function readConfirmation({ pending, ...replying }: Replying): 'yes' | 'no' | undefined {
  const { question, history, lastSeenId, sentAt, choiceOf } = replying
  // A button of another message confirms nothing, whatever its text is.
  if (choiceOf !== undefined && choiceOf !== choiceTagOf(replyIdOf(pending.id))) return undefined
  const asked = history.findIndex(({ id }) => id === replyIdOf(pending.id))
  const seen = history.findIndex(({ id }) => id === lastSeenId)
  const askedAt = history[asked]?.at ?? 0
  if ((seen >= 0 && seen < asked) || (sentAt !== undefined && sentAt < askedAt)) return undefined
  const words = plainWords(question.text)
  if (words === plainWords(pending.yes)) return 'yes'
  if (words === plainWords(pending.no)) return 'no'
  const isNewest = asked >= 0 && history.slice(asked + 1).every(({ role }) => role === 'event')
  // What is typed on a website may wait behind another message: it was written before the question was shown.
  const isAnswer = sentAt !== undefined || (question.isSpoken === true && seen >= asked)
  if (!isNewest || !isAnswer) return undefined
  return agreeing.has(words) ? 'yes' : declining.has(words) ? 'no' : undefined
}

const all = Object.values(shortReplies)
const agreeing = new Set(all.flatMap(({ yes }) => yes.map(plainWords)))
const declining = new Set(all.flatMap(({ no }) => no.map(plainWords)))

/**
 * Returns the words of a text without case, accents, vowel marks and punctuation. Other signs stay, since
 * they can change what is said.
 */
function plainWords(text: string): string {
  return foldText(text)
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[\p{P}\s]+/gu, ' ')
    .trim()
}
