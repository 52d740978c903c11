import type { Conversation, Message, Passage } from '../../../shared/chat/conversation.ts'
import type { KeyedNotice } from '../../agency/notices/KeyedNotice.ts'
import type { Waiting } from './waitingVisitor.ts'

/** One change of a conversation: messages that are added, and fields that change with them. */
export interface Addition {
  messages: Message[]
  /** The passages that the messages cite, by id. */
  passages?: Map<string, Passage>
  recordHistory: boolean
  changes?: Partial<Conversation>
  /**
   * Days between the last message and the deletion of the conversation; 0 for never, missing for no change.
   */
  retentionDays?: number
  /** A fixed time of deletion instead. */
  expireAt?: Date
  /** The notice for the clients of the agent's organisation. */
  notice?: KeyedNotice | undefined
  /** The visitor who waits for a person from now on. */
  waiting?: Waiting | undefined
  thread?: ThreadChange | undefined
}

/** Fields of a channel's thread that change with the conversation; `onStored` receives its new version. */
export interface ThreadChange {
  fields: Readonly<Record<string, unknown>>
  onStored: (version: string | undefined) => void
}
