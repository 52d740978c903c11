import type { Message } from '../../../shared/chat/conversation.ts'
import type { Card } from '../../../shared/widget/widgetApi.ts'

/** What one answer may take of a document, in bytes of UTF-8: its words, and its cards and replies. */
export const maxAnswerBytes = 32_000
export const maxCardsBytes = 16_000

/** Messages never change once they are made, so each is measured once. */
const measured = new WeakMap<Message, number>()

/** About what a message takes of a document, in bytes of UTF-8; JSON is never much shorter. */
export function messageBytes(message: Message): number {
  const known = measured.get(message)
  if (known !== undefined) return known
  const bytes = Buffer.byteLength(JSON.stringify(message), 'utf8')
  measured.set(message, bytes)
  return bytes
}

/** The beginning of a text that fits into so many bytes of UTF-8; no character is cut. */
export function cutToBytes(text: string, most: number): string {
  if (text.length * 3 <= most) return text
  const bytes = Buffer.from(text, 'utf8')
  if (bytes.length <= most) return text
  let end = most
  // Bytes that begin with 10 continue a character.
  while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end--
  return bytes.subarray(0, end).toString('utf8')
}

/** The first cards that fit together into so many bytes of UTF-8. */
export function fittingCards(cards: Card[], most: number): Card[] {
  let left = most
  return cards.filter((card) => (left -= Buffer.byteLength(JSON.stringify(card), 'utf8')) >= 0)
}
