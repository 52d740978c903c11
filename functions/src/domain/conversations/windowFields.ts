import type { Conversation, Message } from '../../shared/conversation.ts'

type Windowed = Pick<Conversation, 'window' | 'messageCount'>

/** A conversation as a new document holds it: its newest messages by their place. */
export function storedConversation(conversation: Conversation): Record<string, unknown> {
  return { ...conversation, window: Object.fromEntries(byPlace(conversation)) }
}

/** The single fields that differ; a message that has left the window is undefined. */
export function changedFields(before: Conversation, next: Conversation): Record<string, unknown> {
  const { window: _before, ...oldFields } = before
  const { window: _next, ...newFields } = next
  const old = new Map<string, unknown>(Object.entries(oldFields))
  const changed = Object.entries(newFields).filter(([name, value]) => !isSame(old.get(name), value))
  return Object.fromEntries([...changed, ...changedMessages(before, next)])
}

function changedMessages(before: Conversation, next: Conversation): [string, Message | undefined][] {
  if (before.window === next.window) return []
  const old = byPlace(before)
  const now = byPlace(next)
  const gone = [...old.keys()].filter((place) => !now.has(place))
  const written = [...now].filter(([place, message]) => old.get(place) !== message)
  return [
    ...gone.map((place): [string, undefined] => [`window.${place}`, undefined]),
    ...written.map(([place, message]): [string, Message] => [`window.${place}`, message]),
  ]
}

/** Names whose order is that of the messages. */
export function placeOf(number: number): string {
  return `m${String(number).padStart(9, '0')}`
}

/** Messages are numbered through the whole conversation, wherever the older ones lie by now. */
function byPlace({ window, messageCount }: Windowed): Map<string, Message> {
  const first = messageCount - window.length
  return new Map(window.map((message, index) => [placeOf(first + index), message] as const))
}

/** Lists of words are compared by what is in them. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false
  return one.every((value, index) => value === other[index])
}
