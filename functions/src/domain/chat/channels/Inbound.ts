import type { Conversation, Message } from '../../../shared/chat/conversation.ts'
import type { LiveAgent } from '../servedAgents/AgentCache.ts'
import type { ThreadChange } from '../conversations/Addition.ts'
import type { ConversationRef } from '../conversations/ConversationRef.ts'

/** Who writes to an agent, as his channel has proved it. */
export interface Sender extends ConversationRef {
  channel: Conversation['channel']
  /** The channel's own name for him, the same in all his conversations; empty where he has none. */
  contactId: string
  /** Who he is in other apps too; missing where that is not known. */
  personId?: string
  /** He talks to the draft, at the workspace's cost; the inbox leaves it out. */
  isTest: boolean
  /** What changes something elsewhere is not done for him. */
  isRehearsal?: boolean | undefined
  /** He is a client who talks to the draft that he is asked about in that round. */
  reviewRound?: number | undefined
}

/** A message that has arrived on a channel. The channel decides who may write and what is known of him. */
export interface Inbound {
  sender: Sender
  /** The message's id, the same whenever the channel delivers it again: it is answered and paid once. */
  messageId: string
  /** The newest message that the sender has seen; where it is the newest one kept here, a read is saved. */
  lastSeenId?: string | undefined
  /** Fails unless the sender may write in this conversation now. */
  admit: (live: LiveAgent, before: Conversation) => void | Promise<void>
  /** Whether the team answers him, and the agent stays silent; he waits for a person then. */
  isForTeam?: (live: LiveAgent, before: Conversation) => boolean
  /** The message itself, asked for after `admit`. */
  read: (at: number) => Message | Promise<Message>
  /** Told before the message is stored: from then on it may be, whatever comes of the turn. */
  onStoring?: (() => void) | undefined
  /** Changes together with the conversation. */
  thread?: ThreadChange | undefined
  /** What the channel knows of the sender by now. */
  facts: (live: LiveAgent, before: Conversation, at: number) => Partial<Conversation>
}
