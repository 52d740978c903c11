import type { Part, PartKit } from '../Part.ts'
import { readIdentity } from './readIdentity.ts'

/**
 * Who the page says is writing. Where it names somebody else than before, his conversation is another one and
 * the words before are gone from view.
 */
export function startIdentifying({ chat, recall, remember, keptIn, forget }: PartKit): Part {
  const { conversation, place } = chat
  const { state } = conversation
  /** Of the person who was named last. */
  let mark: string | undefined
  let isKept = false

  function begin(): void {
    forget()
    chat.write('')
    state.messages = []
    state.failure = undefined
    // Without the key of the one before, the other is a visitor of his own.
    state.token = undefined
    conversation.change({ fresh: true })
    if (!('consent' in place.script.dataset)) conversation.proceed()
  }

  return {
    identify(given: unknown): void {
      const identity = readIdentity(given)
      conversation.context.identity = identity
      if (!identity.id) return
      const before = mark ?? recall<string>(keptIn(), 'person')
      mark = markOf(identity.id)
      isKept = false
      if (before && before !== mark) begin()
      chat.update()
    },
    /** Kept like the conversation itself, and not before that may be. */
    update(): void {
      const { config, needsConsent } = state
      if (isKept || !mark || !config || needsConsent) return
      isKept = true
      remember(keptIn(), 'person', mark)
    },
  }
}

/** Enough of an id to notice another one (FNV-1a): the id itself is not kept. */
function markOf(id: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(id)) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(36)
}
