import type { ChatMessage } from '@parley/functions/shared/widgetApi'
import type { Kit } from '../createKit.ts'

/**
 * Takes messages in by their ids, each once, in the order they come in: clocks differ. What is new of them is
 * answered. An answer of the agent's is brought by the turn that asked for it, or was stopped there: it is
 * left out.
 */
export function startReceiving({ chat: { conversation } }: Kit): (messages: ChatMessage[]) => ChatMessage[] {
  const { state } = conversation
  /** What belongs below the answer that is still under way. */
  let waiting: ChatMessage[] = []

  return (messages) => {
    if (!waiting.length && !messages.length) return []
    const { pending, conversationId } = state
    const known = new Set<string | undefined>(state.messages.map(({ id }) => id))
    if (pending) known.add(pending.id)
    const came = new Map([...waiting, ...messages].map((message) => [message.id, message]))
    const news = [...came.values()].filter(({ id }) => !known.has(id) && !known.has(questionOf(id)))
    // A question that this page does not know was asked in another tab.
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

/** The id of the message that an answer of the agent's answers, as `runTurn` of the functions names it. */
function questionOf(id: string): string | undefined {
  return /^(.+)-a$/.exec(id)?.[1]
}
