import type { Region } from './regions.ts'

/**
 * The contract between a visitor's browser and the `widget` function. Types and constants only: the widget
 * must not ship a schema library. Every request is a POST whose body is JSON sent as `text/plain`, so that
 * a browser needs no preflight round trip; the token travels in the body for the same reason.
 */

/** Longest message a visitor may send, in characters. */
export const maxMessageCharacters = 4000

/** What a visitor may know of an agent: the public projection `widgets/{agentId}`. */
export interface WidgetConfig {
  agentId: string
  version: number
  title: string
  description: string
  themeType: 'light' | 'dark' | 'auto'
  /** Accent as `#rrggbb`. */
  primaryColor: string
  fontFamily: string
  imageUrl: string
  lang: string
  placement: 'bottom-right' | 'bottom-left'
  /** Shown when the panel opens, before the visitor has written. */
  launchMessages: string[]
  suggestedReplies: string[]
  messageDelayMs: number
  proactiveMessage: string
  branding: string
}

/** A passage of the agent's knowledge that an answer rests on. */
export interface Source {
  id: string
  title: string
  text: string
}

/** One message as visitors and operators see it. */
export interface ChatMessage {
  id: string
  role: 'visitor' | 'agent'
  text: string
  /** Milliseconds since 1970. */
  at: number
}

/** POST /session: opens or resumes a conversation. Answer: SessionReply. */
export interface SessionRequest {
  agentId: string
  region: Region
  /** The token of an earlier session; a valid one resumes its conversation. */
  token?: string
}

export interface SessionReply {
  token: string
  conversationId: string
  config: WidgetConfig
  messages: ChatMessage[]
}

/** POST /message: asks for an answer. Answer: a stream of TurnEvent, one JSON object a line. */
export interface MessageRequest {
  token: string
  /** UUID made by the browser; the same id never makes a second answer or a second charge. */
  clientMessageId: string
  text: string
  /** Id of the newest message the browser shows; saves the server a read when it has just that in memory. */
  lastMessageId?: string | undefined
}

/** What the debugger shows of an answer; visitors never receive it. */
export interface TurnReport {
  sources: Source[]
  model: string
  inputTokens: number
  outputTokens: number
  /** 1/10,000 credit. */
  costUnits: number
  firstTokenMs: number
  totalMs: number
}

/** A line of the answer's stream. `done` carries the stored answer and wins over the streamed text. */
export type TurnEvent =
  | { type: 'text'; text: string }
  | { type: 'done'; message: ChatMessage; report?: TurnReport }
  | { type: 'error'; code: WidgetErrorCode; message: string; retry: boolean }

/** Failures of the widget's endpoints; sent as `{ error: { code, message } }` outside a stream. */
export type WidgetErrorCode =
  | 'not-found'
  | 'unauthenticated'
  | 'invalid-argument'
  | 'resource-exhausted'
  | 'out-of-credits'
  | 'unavailable'
  | 'internal'
