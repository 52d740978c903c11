import type { HandoffState } from '@parley/functions/shared/chat/handoff'
import type { Region } from '@parley/functions/shared/regions/regions'
import type {
  ChatMessage,
  SessionRequest,
  VisitContext,
  WidgetConfig,
} from '@parley/functions/shared/widget/widgetApi'
import type { Failure } from '../../api.ts'

/**
 * A message of the visitor that has no answer yet. One that is `isUnsent` was set aside, and is sent only
 * when the visitor tries again.
 */
export type Outgoing = ChatMessage & { isSpoken?: boolean | undefined; isUnsent?: boolean }

/** The parts of a message besides its text; `id` only when it is sent again. */
export type Sending = Partial<Pick<Outgoing, 'id' | 'files' | 'isSpoken'>>

export interface ConversationState {
  config: WidgetConfig | undefined
  messages: ChatMessage[]
  /** The visitor's message that has no answer yet; its id stays the same in every attempt. */
  pending: Outgoing | undefined
  /** Further messages of the visitor, in order: they are sent one by one. */
  waiting: Outgoing[]
  /** The part of the answer that has arrived. */
  answer: string
  failure?: Failure | undefined
  /** True while a request is running. */
  isBusy: boolean
  /** The session's token. */
  token: string | undefined
  conversationId: string
  handoff: HandoffState
  operator: string
  /** Whether the chat accepts messages. */
  isOpen: boolean
  /** True until the visitor agrees to the owner's consent text. */
  needsConsent: boolean
  /** True once the backend has recorded this visit. */
  isTold: boolean | undefined
}

export interface ConversationOptions {
  agentId: string
  /** The configuration that is known before the first request. */
  config?: WidgetConfig | undefined
  region: Region
  api: string
  /** Sends no request before the visitor acts and agrees. */
  isSilent: boolean
  onChange: () => void
  /** The agent no longer exists, or not for this page. */
  onGone: () => void
  emit: (name: string, detail?: unknown) => void
}

export interface Conversation {
  state: ConversationState
  /** Sent with every message. */
  context: VisitContext
  api: string
  /** Whether the remembered configuration is old enough to be requested again. */
  isStale: boolean
  /** Connects if necessary and sends waiting messages; can be called at any time. */
  proceed: () => void
  send: (text: string, more?: Sending) => void
  /** Stops the answer and keeps the part that has arrived. */
  stop: () => void
  /** Agrees to the consent text that is shown. */
  agree: () => void
  /** Sets who answers from now on. */
  setHandoff: (handoff: HandoffState | undefined) => void
  /** Opens another conversation, or starts a new one. */
  change: (to: Pick<SessionRequest, 'token' | 'conversationId' | 'fresh'>) => void
  /** Stops all further attempts; a running request may finish. */
  end: () => void
}
