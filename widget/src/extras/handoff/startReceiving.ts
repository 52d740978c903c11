import type { ChatMessage } from '@parley/functions/shared/widget/widgetApi'
import type { Kit } from '../createKit.ts'

/**
 * Returns a function that adds messages by their ids, each once, in the order of arrival because clocks
 * differ. It returns the new ones.
 * An answer of the agent is left out: its own turn adds it, or it was stopped there.
 */
export function startReceiving({ chat: { conversation } }: Kit): (messages: ChatMessage[]) => ChatMessage[] {
  const { state } = conversation
  /** Messages that belong below an answer that is not finished. */
  let waiting: ChatMessage[] = []

  return (messages) => {
    if (!waiting.length && !messages.length) return []
    const { pending, conversationId } = state
    const existing = new Set<string | undefined>(state.messages.map(({ id }) => id))
    if (pending) existing.add(pending.id)
    const received = new Map([...waiting, ...messages].map((message) => [message.id, message]))
    const news = [...received.values()].filter(({ id }) => !existing.has(id) && !existing.has(questionOf(id)))
    // A question that this page does not know was sent in another tab.
    const isElsewhere = news.some(({ id }) => questionOf(id))
    waiting = news.filter(({ id }) => questionOf(id) || (pending && id.startsWith(`${pending.id}-`)))
    const added = news.filter((message) => !waiting.includes(message))
    if (added.length) state.messages = [...state.messages, ...added]
    if (isElsewhere && !pending) {
      waiting = []
      conversation.change({ conversationId })
    }
    return added
  }
}

/**
 * Returns the id of the message that an agent's answer belongs to, as `runTurn` of the functions builds it.
 */
function questionOf(id: string): string | undefined {
  return /^(.+)-a$/.exec(id)?.[1]
}
