import type { Conversation, Message, Passage } from '../../../shared/chat/conversation.ts'
import type { KeyedNotice } from '../../agency/notices/KeyedNotice.ts'

/** What happens to a conversation at once: messages that join it, and fields that change with them. */
export interface Addition {
  messages: Message[]
  /** The words that the messages' citations name, by the passage's id. */
  passages?: Map<string, Passage>
  recordHistory: boolean
  changes?: Partial<Conversation>
  /**
   * Days after its last message that the conversation is deleted; 0 for never, left out to leave that as it
   * is.
   */
  retentionDays?: number
  /** When it is deleted instead. */
  expireAt?: Date
  /** What the clients of the agent's organisation are told of it. */
  notice?: KeyedNotice | undefined
  thread?: ThreadChange | undefined
}

/** Fields of a channel's thread that change with the conversation; `onStored` is told its new version. */
export interface ThreadChange {
  fields: Readonly<Record<string, unknown>>
  onStored: (version: string | undefined) => void
}
