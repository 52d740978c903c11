import { acceptedKeyOf } from './storeMark.ts'
import { triedPartOf, withoutSentText, wordsKeyOf } from './sentTexts.ts'
import { withHandled } from '../incoming/nextBurst.ts'
import type { Incoming, Thread } from '../../../kernel/channels/Thread.ts'

/**
 * Returns thread fields without the echoes of our own messages; each echo proves one part with an unknown
 * result. Applied before anything is sent again.
 */
export function withoutOwnEchoes(thread: Thread): Record<string, unknown> {
  let { said, handled } = thread
  let fields: Record<string, unknown> = {}
  for (const [key, incoming] of Object.entries(thread.incoming)) {
    if (!incoming.isEcho || handled.includes(key)) continue
    const sent = ownWords({ ...thread, said }, incoming)
    if (!sent) continue
    said = sent.said ?? said
    handled = withHandled(handled, [key])
    fields = { ...fields, ...sent.fields, [`incoming.${key}`]: undefined, handled }
  }
  return fields
}

/** Returns thread fields without the echo of this text; undefined for none. */
export function withoutEcho(
  { incoming, handled }: Thread,
  words: string,
): Pick<Thread, 'handled'> | undefined {
  const wordsKey = wordsKeyOf(words)
  const found = Object.entries(incoming).find(
    ([key, { isEcho, text }]) => isEcho && !handled.includes(key) && wordsKeyOf(text) === wordsKey,
  )
  return found && { [`incoming.${found[0]}`]: undefined, handled: withHandled(handled, [found[0]]) }
}

interface OwnWords {
  said?: string[]
  fields: Record<string, unknown>
}

/** Returns the fields for an echo of our own reply; undefined for other texts. */
function ownWords(thread: Thread, { text, at }: Incoming): OwnWords | undefined {
  const fields = withoutSentText(thread, text)
  const asSent = fields && { said: fields.said, fields: { ...fields } }
  // Files have no text: an echo of one that was taken must not prove another that was not.
  if (text === '' && asSent) return asSent
  const part = triedPartOf(thread, text)
  return part === undefined ? asSent : { fields: { [`taken.${acceptedKeyOf(part)}`]: at } }
}
