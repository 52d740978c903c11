import type { Conversation, Message } from '../../../shared/chat/conversation.ts'

type Windowed = Pick<Conversation, 'window' | 'messageCount'>

/** Returns a conversation in the form of its document: the newest messages by their position. */
export function storedConversation(conversation: Windowed): Record<string, unknown> {
  return { ...conversation, window: Object.fromEntries(byPosition(conversation)) }
}

/** Returns the fields that differ; a message that has left the window is undefined. */
export function changedFields(before: Conversation, next: Conversation): Record<string, unknown> {
  const { window: _before, ...oldFields } = before
  const { window: _next, ...newFields } = next
  const old = new Map<string, unknown>(Object.entries(oldFields))
  const changed = Object.entries(newFields).filter(([name, value]) => !isSame(old.get(name), value))
  return Object.fromEntries([...changed, ...changedMessages(before, next)])
}

/** Compares messages by number, because almost the whole window is the same after a turn. */
function changedMessages(before: Conversation, next: Conversation): [string, Message | undefined][] {
  if (before.window === next.window) return []
  const firstBefore = firstNumber(before)
  const firstNext = firstNumber(next)
  const end = Math.max(before.messageCount, next.messageCount)
  const changed: [string, Message | undefined][] = []
  for (let number = Math.min(firstBefore, firstNext); number < end; number++) {
    const message = next.window[number - firstNext]
    if (message !== before.window[number - firstBefore])
      changed.push([`window.${positionOf(number)}`, message])
  }
  return changed
}

/** Returns a message's key in the window; keys sort like the messages. */
export function positionOf(number: number): string {
  return `m${String(number).padStart(9, '0')}`
}

function byPosition(conversation: Windowed): [string, Message][] {
  const first = firstNumber(conversation)
  return conversation.window.map((message, index) => [positionOf(first + index), message])
}

/** Returns the number of the window's first message; messages are numbered through the whole conversation. */
function firstNumber({ window, messageCount }: Windowed): number {
  return messageCount - window.length
}

/** Compares lists of strings by their content. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false
  return one.every((value, index) => value === other[index])
}
