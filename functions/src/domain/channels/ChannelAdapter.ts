import type { Conversation, Message } from '../../shared/conversation.ts'
import type { ConversationRef } from '../conversations/ConversationStore.ts'

/** The person a reply goes to, as his channel names him. */
export interface Recipient extends ConversationRef {
  contactId: string
}

/** The vendor is busy: the same part is tried again after so many milliseconds. */
export class TryLater extends Error {
  readonly afterMs: number
  constructor(afterMs: number) {
    super('The channel asks to wait')
    this.afterMs = afterMs
  }
}

/** The vendor will never take this part; `reason` is a sentence for the operator. */
export class Undeliverable extends Error {
  readonly reason: string
  constructor(reason: string) {
    super(reason)
    this.reason = reason
  }
}

/** How replies reach people on a channel whose app does not fetch them from us. */
export interface ChannelAdapter<Part = unknown> {
  /** A message in the vendor's own form, split as the vendor counts; always the same for the same message. */
  partsOf(message: Message): Part[]
  /**
   * Hands one part over. `key` is the same whenever that part is sent again. Throws `TryLater` or
   * `Undeliverable`; anything else leaves open whether it arrived, and is tried again.
   */
  send(recipient: Recipient, part: Part, key: string): Promise<void>
}

/** The channels that need an outbox; the website's visitors fetch what is said to them. */
export type ChannelAdapters = Partial<Record<Conversation['channel'], ChannelAdapter>>
