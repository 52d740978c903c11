import type { Message } from '@parley/functions/shared/conversation'

/** A line between the messages, as operators read it. */
export function eventLine({ event, text, author }: Message): string {
  const who = author || 'Somebody'
  switch (event) {
    case 'requested':
      return 'The visitor asked for a person'
    case 'joined':
      return `${who} took over`
    case 'handedBack':
      return `${who} handed back to the agent`
    case 'resolved':
      return `${who} resolved the conversation`
    case 'form':
      return `Form sent: ${text}`
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
