import type { Message } from '@parley/functions/shared/chat/conversation'
import { t } from '../texts.ts'

/**
 * Returns the line for an event between messages, as operators read it; `visitor` is empty when the name is
 * unknown.
 */
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
 * Returns the visitor's message that an answer belongs to; for an operator's reply, the visitor's last
 * message before it.
 */
export function questionOf(messages: Message[], index: number): string {
  const answer = messages[index]
  if (answer?.role !== 'agent' && answer?.role !== 'operator') return ''
  const question = answer.replyTo ? messages.find(({ id }) => id === answer.replyTo) : undefined
  return (
    question?.text ||
    (messages.slice(0, index).findLast(({ role, text }) => role === 'visitor' && text)?.text ?? '')
  )
}
