import type { Form } from './forms.ts'
import type { TurnReport } from './TurnReport.ts'
import type { HandoffState, MessageEvent } from '../chat/handoff.ts'
import type { Region } from '../regions/regions.ts'
import type { WidgetErrorCode } from './widgetErrorCodes.ts'
import type { WidgetOptions } from './widgetOptions.ts'
import type { WidgetTab } from './widgetTabs.ts'
import type { Source } from './Source.ts'

/**
 * The contract between a visitor's browser and the `widget` function. Types and constants only: the widget
 * must not ship a schema library. Every request is a POST whose body is JSON sent as `text/plain`, so that
 * a browser needs no preflight round trip; the token travels in the body for the same reason.
 */

/** The maximum length of a visitor's message, in characters. */
export const maxMessageCharacters = 4000

/**
 * The placement of the widget: at a corner, as a card over the page, over its full width, as a modal, or
 * inside an element.
 */
export type Placement = 'bottom-right' | 'bottom-left' | 'popup' | 'full-width' | 'modal' | 'embedded'

export type WidgetTrigger = WidgetOptions['triggers'][number]

/** The public configuration of an agent, sent with a session or in the script to pages that may show it. */
export interface WidgetConfig {
  agentId: string
  version: number
  title: string
  description: string
  themeType: 'light' | 'dark' | 'auto'
  /** The accent colour as `#rrggbb`. */
  primaryColor: string
  fontFamily: string
  imageUrl: string
  lang: string
  placement: Placement
  /** Missing if the panel is the chat alone. */
  tabs?: WidgetTab[] | undefined
  /** Shown when the panel opens, before the visitor has written. */
  launchMessages: string[]
  suggestedReplies: string[]
  messageDelayMs: number
  proactiveMessage: string
  branding: string
  autoStart: boolean
  /** The conversation is synchronised between this browser's tabs. */
  syncBrowser: boolean
  listenForUrlChanges: boolean
  scrollAnimation: boolean
  backgroundUrl: string
  /** Parsed and sanitised by the server; for the shadow root. */
  customCss: string
  triggers: WidgetTrigger[]
  forms: Form[]
  /** Launch messages by language, which replace `launchMessages`. */
  greetings: Record<string, string[]>
  /** The owner's own texts by language and key. */
  texts: Record<string, Record<string, string>>
  followBrowserLanguage: boolean
  canRate: boolean
  canUpload: boolean
  severalConversations: boolean
  /** The visitor can continue in another app. */
  canContinue: boolean
  /** Null if no person can be requested. Empty texts mean the widget's own. */
  handoff: { title: string; subtitle: string } | null
  /** Null if no consent is needed. The version changes with the text. */
  consent: { text: string; version: string } | null
  /** Null without voice calls. `silenceMs`: the pause that ends an utterance. */
  voice: { language: string; silenceMs: number } | null
}

/** A source without its text, which is fetched when the visitor opens it. */
export type SourceTitle = Pick<Source, 'id' | 'title'>

/** The passages of one answer, requested by its `messageId`. */
export interface PassagesReply {
  passages: Source[]
}

/** A file of a message. */
export interface ChatFile {
  id: string
  name: string
  sizeKB: number
  /** The URL of the file. */
  url: string
}

/** A card with a choice below an answer. */
export interface Card {
  title: string
  text: string
  imageUrl: string
  /** The effect of the choice: a link opens; without one, `reply` is sent as the visitor's message. */
  label: string
  link: string
  reply: string
}

/** The parts of an answer besides its text. */
export interface AnswerExtras {
  replies?: string[] | undefined
  cards?: Card[] | undefined
  /** The id of a form of the config to show below the answer. */
  form?: string | undefined
}

/** One message as visitors and operators see it. `event` is a line such as "Ada has joined". */
export interface ChatMessage extends AnswerExtras {
  id: string
  role: 'visitor' | 'agent' | 'operator' | 'event'
  text: string
  /** Milliseconds since 1970. */
  at: number
  /** The name of the operator. */
  author?: string | undefined
  /** The kind of an `event` line; `text` is its English text. */
  event?: MessageEvent | undefined
  files?: ChatFile[] | undefined
  /** Only if the agent shows them. */
  sources?: SourceTitle[] | undefined
  feedback?: 'up' | 'down' | undefined
}

/**
 * The visitor's identity from the page. `identityHash`: HMAC-SHA256 in hex of `id`, keyed with the SHA-256 in
 * hex of the agent's secret key. It proves the id alone; name, email and phone are claims of the browser.
 */
export interface Identity {
  id?: string | undefined
  name?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  identityHash?: string | undefined
}

/**
 * Context that a browser sends with a message; stored with the conversation. IPs of visitors are never
 * stored.
 */
export interface VisitContext {
  page?: string | undefined
  referrer?: string | undefined
  /** The language that the widget uses. */
  language?: string | undefined
  /** The browser's time zone as an IANA name. */
  timeZone?: string | undefined
  /** The version of the consent text that the visitor accepted. */
  consent?: string | undefined
  identity?: Identity | undefined
}

/** POST /session: opens or resumes a conversation; writes nothing. Response: SessionReply. */
export interface SessionRequest {
  agentId: string
  region: Region
  /** The token of an earlier session; a valid one resumes its conversation. */
  token?: string
  /** Another conversation of the same visitor; requires their token. */
  conversationId?: string
  /** Starts a new conversation of the same visitor. */
  fresh?: boolean
  /**
   * For the platform's own page in a frame: the origin of the embedding page, which no request header
   * contains.
   */
  framedBy?: string | undefined
  /** Sent once a visit; stored for the owner's reports. */
  visit?: { page: string; referrer: string }
}

export interface SessionReply {
  token: string
  conversationId: string
  config: WidgetConfig
  messages: ChatMessage[]
  state: HandoffState
  /** The operator's name while the state is `human`. */
  operator: string
  /** False when credit or the month's messages are used up: the chat can be read, but not written to. */
  isOpen: boolean
}

/** POST /conversations {token}: the visitor's own conversations, newest first. */
export interface ConversationsReply {
  conversations: { id: string; preview: string; lastMessageAt: number; state: HandoffState }[]
}

/** POST /upload: returns `{ file: ChatFile }`, whose id goes into a message. */
export interface UploadRequest {
  token: string
  filename: string
  base64: string
  context?: VisitContext | undefined
}

/** POST /feedback: a visitor's rating of an answer; a second request changes it. Response: `{}`. */
export interface FeedbackRequest {
  token: string
  messageId: string
  rating: 'up' | 'down' | 'none'
  reason?: string | undefined
}

/**
 * POST /form: a filled form. Response: `{}`, or `invalid-argument` with `fields`. A retry with the same
 * `leadId` creates no second lead.
 */
export interface FormRequest {
  token: string
  leadId: string
  formId: string
  values: Record<string, string>
  context?: VisitContext | undefined
}

/** POST /handoff {token, context}: requests a person. Response: `{ state }`. */
export interface HandoffRequest {
  token: string
  context?: VisitContext | undefined
}

/**
 * POST /presence: the visitor types, or has read everything up to a time. At most every three seconds.
 * Response: `{}`.
 */
export interface PresenceRequest {
  token: string
  isTyping: boolean
  readAt?: number | undefined
}

/**
 * POST /listen {token, since}: a stream of LiveEvent lines while a person is requested, answers or may join;
 * ends after some minutes.
 */
export interface ListenRequest {
  token: string
  /** `at` of the browser's newest message. */
  since: number
}
export type LiveEvent =
  | { type: 'messages'; messages: ChatMessage[] }
  | { type: 'state'; state: HandoffState; operator: string }
  /** The operator's activity; `readAt` is the time up to which they have read. */
  | { type: 'presence'; isTyping: boolean; readAt: number }

/** POST /export {token}: the whole conversation as JSON. POST /delete {token}: deletes it. Response: `{}`. */
export interface ConversationExport {
  agent: string
  startedAt: number
  messages: ChatMessage[]
}

/** POST /message: requests an answer. Response: a stream of TurnEvent, one JSON object per line. */
export interface MessageRequest {
  token: string
  /** A UUID from the browser; the same id never causes a second answer or a second charge. */
  clientMessageId: string
  text: string
  /**
   * The id of the newest message in the browser. It saves the server a read if it has the same in memory, and
   * says which question a spoken yes is for.
   */
  lastMessageId?: string | undefined
  /** Ids of uploaded files. */
  files?: string[] | undefined
  context?: VisitContext | undefined
  /** Spoken in a call rather than written. */
  isSpoken?: boolean | undefined
}

/** A line of the answer's stream. `done` holds the stored answer, which replaces the streamed text. */
export type TurnEvent =
  | { type: 'text'; text: string }
  | { type: 'done'; message: ChatMessage; report?: TurnReport; state?: HandoffState }
  /**
   * A person answers instead of the agent: the visitor's message is stored and no answer follows in this
   * stream.
   */
  | { type: 'stored'; message: ChatMessage; state: HandoffState }
  | { type: 'error'; code: WidgetErrorCode; message: string; retry: boolean }
