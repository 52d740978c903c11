import type { HandoffState } from '@parley/functions/shared/handoff'
import type { Region } from '@parley/functions/shared/regions'
import type {
  ChatMessage,
  SessionRequest,
  VisitContext,
  WidgetConfig,
} from '@parley/functions/shared/widgetApi'
import type { Failure } from '../api.ts'

/**
 * A message of the visitor on its way; `isUnsent`: one that was set aside and goes only when he tries again.
 */
export type Outgoing = ChatMessage & { isSpoken?: boolean | undefined; isUnsent?: boolean }

/** What goes along with the text of a message; an id of its own when it is not sent for the first time. */
export type Sending = Partial<Pick<Outgoing, 'id' | 'files' | 'isSpoken'>>

export interface ConversationState {
  config: WidgetConfig | undefined
  messages: ChatMessage[]
  /** The visitor's message that has no answer yet; however often it is sent, its id stays. */
  pending: Outgoing | undefined
  /** What the visitor has written besides, in order: messages go one by one. */
  waiting: Outgoing[]
  /** The answer as far as it has been written. */
  answer: string
  failure?: Failure | undefined
  /** A request is under way. */
  isBusy: boolean
  /** The session's token. */
  token: string | undefined
  conversationId: string
  handoff: HandoffState
  operator: string
  /** Whether the chat takes messages. */
  isOpen: boolean
  /** The visitor has not agreed yet to what the owner asks. */
  needsConsent: boolean
  /** The backend has noted this visit. */
  isTold: boolean | undefined
}

export interface ConversationOptions {
  agentId: string
  /** What is known of the agent before anything was asked. */
  config?: WidgetConfig | undefined
  region: Region
  api: string
  /** Nothing is asked of a visitor, nor told of him, before he acts and agrees. */
  isSilent: boolean
  onChange: () => void
  /** The agent does not exist any more, or not for this page. */
  onGone: () => void
  emit: (name: string, detail?: unknown) => void
}

export interface Conversation {
  state: ConversationState
  /** What goes along with every message. */
  context: VisitContext
  api: string
  /** Whether what is remembered of the agent is worth asking about. */
  isStale: boolean
  /** Connects if need be and sends what waits; harmless at any time. */
  proceed: () => void
  send: (text: string, more?: Sending) => void
  /** Leaves the answer as far as it has come. */
  stop: () => void
  /** The visitor agrees to the consent text that is shown. */
  agree: () => void
  /** Somebody else answers from now on. */
  setHandoff: (handoff: HandoffState | undefined) => void
  /** Opens another conversation, or this one anew. */
  change: (to: Pick<SessionRequest, 'token' | 'conversationId' | 'fresh'>) => void
  /** No more attempts; what is under way may finish. */
  end: () => void
}
