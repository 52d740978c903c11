import { sha256 } from '../../kernel/identifiers.ts'

const tag = '([0-9a-f]{16})'
const dataPattern = new RegExp(`^reply:\\d+:${tag}$`)
const textPattern = new RegExp(`^tap:${tag}:(.*)$`, 's')
/** Before the text of a button that belongs to no message of the conversation. */
const untagged = 'say:'

/**
 * Returns the tag that the buttons of a message carry, so that a tap says which message it answers; empty for
 * a message outside the conversation.
 */
export function choiceTagOf(messageId: string): string {
  return messageId === '' ? '' : sha256(messageId).slice(0, 16)
}

/** Returns the data of a button whose text the vendor reports with a tap; at most 64 bytes. */
export function choiceDataOf(messageId: string, index: number): string {
  return ['reply', index, choiceTagOf(messageId)].filter((part) => part !== '').join(':')
}

/** Returns the tag in the data of a tapped button; empty when it has none. */
export function tagOfChoiceData(data: string): string {
  return dataPattern.exec(data)?.[1] ?? ''
}

/** Returns the data of a button that contains its whole text, because the vendor may report a shorter one. */
export function choiceTextOf(messageId: string, text: string): string {
  const mark = choiceTagOf(messageId)
  return mark ? `tap:${mark}:${text}` : `${untagged}${text}`
}

/** Returns the text and the tag of a tapped button. `shown`: the text that the vendor reports. */
export function readChoiceText(data: string, shown: string): { text: string; choiceOf: string } {
  const [, choiceOf = '', text] = textPattern.exec(data) ?? []
  if (text !== undefined) return { text, choiceOf }
  return { text: data.startsWith(untagged) ? data.slice(untagged.length) : shown, choiceOf: '' }
}
