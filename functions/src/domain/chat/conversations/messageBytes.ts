import type { Message } from '../../../shared/chat/conversation.ts'
import type { Card } from '../../../shared/widget/widgetApi.ts'

/** The limits of one answer in a document, in bytes of UTF-8: its text, and its cards and replies. */
export const maxAnswerBytes = 32_000
export const maxCardsBytes = 16_000

/** Messages are never changed, so each is measured once. */
const measured = new WeakMap<Message, number>()

/** Returns the approximate size of a message in a document, in bytes of UTF-8; JSON is never much shorter. */
export function messageBytes(message: Message): number {
  const cached = measured.get(message)
  if (cached !== undefined) return cached
  const bytes = Buffer.byteLength(JSON.stringify(message), 'utf8')
  measured.set(message, bytes)
  return bytes
}

/** Returns the beginning of a text that fits into `max` bytes of UTF-8, without cutting a character. */
export function cutToBytes(text: string, max: number): string {
  if (text.length * 3 <= max) return text
  const bytes = Buffer.from(text, 'utf8')
  if (bytes.length <= max) return text
  let end = max
  // Bytes that begin with 10 continue a character.
  while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end--
  return bytes.subarray(0, end).toString('utf8')
}

/** Returns the first cards that together fit into `max` bytes of UTF-8. */
export function fittingCards(cards: Card[], max: number): Card[] {
  let remaining = max
  return cards.filter((card) => (remaining -= Buffer.byteLength(JSON.stringify(card), 'utf8')) >= 0)
}
