import type { Part, PartKit } from '../Part.ts'
import { readIdentity } from './readIdentity.ts'

/**
 * Sets the identity that the page gives. For another person, starts another conversation and hides the
 * previous messages.
 */
export function startIdentifying({ chat, load, store, keptIn, forget }: PartKit): Part {
  const { conversation, mount } = chat
  const { state } = conversation
  /** The hash of the previous person's id. */
  let mark: string | undefined
  let isKept = false

  function start(): void {
    forget()
    chat.write('')
    state.messages = []
    state.failure = undefined
    // Without the previous token, the other person is a visitor of their own.
    state.token = undefined
    conversation.change({ fresh: true })
    if (!('consent' in mount.script.dataset)) conversation.proceed()
  }

  return {
    identify(input: unknown): void {
      const identity = readIdentity(input)
      conversation.context.identity = identity
      if (!identity.id) return
      const before = mark ?? load<string>(keptIn(), 'person')
      mark = markOf(identity.id)
      isKept = false
      if (before && before !== mark) start()
      chat.update()
    },
    /** Stored like the conversation itself, and not before storage is allowed. */
    update(): void {
      const { config, needsConsent } = state
      if (isKept || !mark || !config || needsConsent) return
      isKept = true
      store(keptIn(), 'person', mark)
    },
  }
}

/** Hashes an id with FNV-1a, which is enough to notice another one: the id itself is not stored. */
function markOf(id: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(id)) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(36)
}
