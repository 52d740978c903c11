import type { Mail } from '../../domain/kernel/ports/ports.ts'
import { cleanText } from '../../shared/texts/cleanText.ts'

type Message = Parameters<Mail['send']>[0]

/** The length of the longest subject with a name in it. */
const maxSubjectLength = 250
const maxNameLength = 120

/**
 * Returns a message that is safe to send. Names come from documents that people write themselves under the
 * rules, which do not check each character: no line break may end a header, and no control or direction
 * character may disguise a text.
 */
export function cleanMail(message: Message): Message {
  const { sender, attachments } = message
  return {
    ...message,
    subject: headerText(message.subject, maxSubjectLength),
    text: cleanText(message.text),
    html: cleanText(message.html),
    ...(sender && { sender: { ...sender, name: quotable(sender.name) } }),
    ...(attachments && {
      attachments: attachments.map((file) => ({
        ...file,
        filename: headerText(file.filename, maxNameLength),
      })),
    }),
  }
}

/** Returns a text in one line of limited length. */
function headerText(text: string, maxLength: number): string {
  const line = cleanText(text)
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
  // Without half a surrogate pair at its end.
  return line.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '')
}

/** Returns a name for a quoted part of a header, which a quotation mark would end. */
function quotable(name: string): string {
  return headerText(name.replaceAll(/["\\<>]/g, ' '), maxNameLength)
}
