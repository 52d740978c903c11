import type { Conversation, Message } from '../../../shared/chat/conversation.ts'
import type { ServedAgent } from '../servedAgents/AgentCache.ts'
import type { ThreadChange } from '../conversations/Addition.ts'
import type { ConversationRef } from '../conversations/ConversationRef.ts'

/** A person who writes to an agent, as their channel has verified them. */
export interface Sender extends ConversationRef {
  channel: Conversation['channel']
  /** The channel's id of the person, the same in all their conversations; empty for none. */
  contactId: string
  /** Their id across apps; missing when unknown. */
  personId?: string
  /** The names of the networks that the person writes from, from narrow to wide; missing when unknown. */
  networks?: readonly string[] | undefined
  /** They talk to the draft, at the workspace's cost; the inbox leaves it out. */
  isTest: boolean
  /** Tools that change something elsewhere do not run. */
  isDryRun?: boolean | undefined
  /** The approval round of a client who tries its draft. */
  reviewRound?: number | undefined
}

/** A message that arrived on a channel. The channel decides who may write and what is known about them. */
export interface Inbound {
  sender: Sender
  /** The message's id, the same when the channel delivers it again: it is answered and charged once. */
  messageId: string
  /** The newest message that the sender has seen; saves a read when it is the newest one in the cache. */
  lastSeenId?: string | undefined
  /** When it was written, in milliseconds since 1970; missing where the channel does not say it. */
  sentAt?: number | undefined
  /** The tag of the message whose button was tapped (`choiceTagOf`); missing for what is no tap. */
  choiceOf?: string | undefined
  /** Throws unless the sender may write in this conversation now. */
  admit: (servedAgent: ServedAgent, before: Conversation) => void | Promise<void>
  /** Returns whether the team answers instead of the agent; the sender then waits for a person. */
  isForTeam?: (servedAgent: ServedAgent, before: Conversation) => boolean
  /** Returns the message itself; called after `admit`. */
  read: (at: number) => Message | Promise<Message>
  /** Called before the message is stored: from then on it may be stored, whatever the result of the turn. */
  onStoring?: (() => void) | undefined
  /** Changes in the same commit as the conversation. */
  thread?: ThreadChange | undefined
  /** Returns what the channel now knows about the sender. */
  facts: (servedAgent: ServedAgent, before: Conversation, at: number) => Partial<Conversation>
}
