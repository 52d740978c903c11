import type { Message } from '@parley/functions/shared/chat/conversation'
import { t } from './texts.ts'

/** A line between the messages, as operators read it; the visitor's name is empty where none is known. */
export function eventLine(
  { event, text, author }: Pick<Message, 'event' | 'text' | 'author'>,
  visitor: string,
): string {
  const name = author || t('somebody')
  switch (event) {
    case 'requested':
      return visitor ? t('namedAskedForPerson', { name: visitor }) : t('visitorAskedForPerson')
    case 'joined':
      return t('somebodyTookOver', { name })
    case 'handedBack':
      return t('handedBackToAgent', { name })
    case 'resolved':
      return t('resolvedIt', { name })
    case 'form':
      return t('formSentNamed', { form: text })
    default:
      return text
  }
}

/**
 * The visitor's words that an answer answers; an operator's reply belongs to what was said last before it.
 */
export function questionOf(messages: Message[], index: number): string {
  const answer = messages[index]
  if (answer?.role !== 'agent' && answer?.role !== 'operator') return ''
  const asked = answer.replyTo ? messages.find(({ id }) => id === answer.replyTo) : undefined
  return (
    asked?.text ||
    (messages.slice(0, index).findLast(({ role, text }) => role === 'visitor' && text)?.text ?? '')
  )
}
