import type { Conversation, Message } from '../../../shared/chat/conversation.ts'

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

/** Compared by number, since nearly all of a window is the same after a turn as before. */
function changedMessages(before: Conversation, next: Conversation): [string, Message | undefined][] {
  if (before.window === next.window) return []
  const firstBefore = firstNumber(before)
  const firstNext = firstNumber(next)
  const end = Math.max(before.messageCount, next.messageCount)
  const changed: [string, Message | undefined][] = []
  for (let number = Math.min(firstBefore, firstNext); number < end; number++) {
    const message = next.window[number - firstNext]
    if (message !== before.window[number - firstBefore]) changed.push([`window.${placeOf(number)}`, message])
  }
  return changed
}

/** Names whose order is that of the messages. */
export function placeOf(number: number): string {
  return `m${String(number).padStart(9, '0')}`
}

function byPlace(conversation: Windowed): [string, Message][] {
  const first = firstNumber(conversation)
  return conversation.window.map((message, index) => [placeOf(first + index), message])
}

/** Messages are numbered through the whole conversation, wherever the older ones lie by now. */
function firstNumber({ window, messageCount }: Windowed): number {
  return messageCount - window.length
}

/** Lists of words are compared by what is in them. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false
  return one.every((value, index) => value === other[index])
}
