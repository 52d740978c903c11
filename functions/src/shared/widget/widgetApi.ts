import type { Form } from './forms.ts'
import type { TurnReport } from './turnReport.ts'
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

/** Longest message a visitor may send, in characters. */
export const maxMessageCharacters = 4000

/**
 * Where the widget appears: at a corner, as a card over the page, over its whole width, alone with the page
 * behind it, or inside an element.
 */
export type Placement = 'bottom-right' | 'bottom-left' | 'popup' | 'full-width' | 'modal' | 'embedded'

export type WidgetTrigger = WidgetOptions['triggers'][number]

/** What a visitor may know of an agent, where the page may show it: it comes with its session or script. */
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
  placement: Placement
  /** Missing where the panel is the chat alone. */
  tabs?: WidgetTab[] | undefined
  /** Shown when the panel opens, before the visitor has written. */
  launchMessages: string[]
  suggestedReplies: string[]
  messageDelayMs: number
  proactiveMessage: string
  branding: string
  autoStart: boolean
  /** The conversation goes along between this browser's tabs. */
  syncBrowser: boolean
  listenForUrlChanges: boolean
  scrollAnimation: boolean
  backgroundUrl: string
  /** Parsed and cleaned by the server; belongs inside the shadow root. */
  customCss: string
  triggers: WidgetTrigger[]
  forms: Form[]
  /** Launch messages by language, in place of `launchMessages`. */
  greetings: Record<string, string[]>
  /** The owner's own words by language and text key. */
  texts: Record<string, Record<string, string>>
  followBrowserLanguage: boolean
  canRate: boolean
  canUpload: boolean
  severalConversations: boolean
  /** The visitor can go on in another app. */
  canContinue: boolean
  /** Null when no person can be asked for. Empty texts mean the widget's own. */
  handoff: { title: string; subtitle: string } | null
  /** Null when nothing has to be agreed to. The version changes with the text. */
  consent: { text: string; version: string } | null
  /** Null when there are no voice calls. `silenceMs`: how long a pause ends an utterance. */
  voice: { language: string; silenceMs: number } | null
}

/** The same without its words, which are fetched when somebody opens it. */
export type SourceTitle = Pick<Source, 'id' | 'title'>

/** The passages of one answer; asked for with its `messageId`. */
export interface PassagesReply {
  passages: Source[]
}

/** A file of a message. */
export interface ChatFile {
  id: string
  name: string
  sizeKB: number
  /** Where it can be fetched from. */
  url: string
}

/** Something to look at and choose from below an answer. */
export interface Card {
  title: string
  text: string
  imageUrl: string
  /** What choosing does: a link opens, else `reply` is sent as the visitor's words. */
  label: string
  link: string
  reply: string
}

/** What an answer carries besides its words. */
export interface AnswerExtras {
  replies?: string[] | undefined
  cards?: Card[] | undefined
  /** Id of a form of the config to show below the answer. */
  form?: string | undefined
}

/** One message as visitors and operators see it. `event` is a line such as "Ada has joined". */
export interface ChatMessage extends AnswerExtras {
  id: string
  role: 'visitor' | 'agent' | 'operator' | 'event'
  text: string
  /** Milliseconds since 1970. */
  at: number
  /** Name of the operator. */
  author?: string | undefined
  /** What an `event` line tells; `text` says it in English. */
  event?: MessageEvent | undefined
  files?: ChatFile[] | undefined
  /** Only when the agent shows them. */
  sources?: SourceTitle[] | undefined
  feedback?: 'up' | 'down' | undefined
}

/**
 * What the page says of the visitor. `identityHash`: HMAC-SHA256 in hex of `id`, keyed with the SHA-256 in
 * hex of the agent's secret key; only then the identity counts as proved.
 */
export interface Identity {
  id?: string | undefined
  name?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  identityHash?: string | undefined
}

/** What a browser tells with a message; stored with the conversation. Addresses of visitors never are. */
export interface VisitContext {
  page?: string | undefined
  referrer?: string | undefined
  /** Language the widget runs in. */
  language?: string | undefined
  /** The browser's, an IANA name. */
  timeZone?: string | undefined
  /** Version of the consent text that was agreed to. */
  consent?: string | undefined
  identity?: Identity | undefined
}

/** POST /session: opens or resumes a conversation; writes nothing. Answer: SessionReply. */
export interface SessionRequest {
  agentId: string
  region: Region
  /** The token of an earlier session; a valid one resumes its conversation. */
  token?: string
  /** Another conversation of the same visitor; needs his token. */
  conversationId?: string
  /** A new conversation of the same visitor. */
  fresh?: boolean
  /** Our own page stands in a frame: the origin of the page around it, which no request tells. */
  framedBy?: string | undefined
  /** Once a visit: is noted for the owner's reports. */
  visit?: { page: string; referrer: string }
}

export interface SessionReply {
  token: string
  conversationId: string
  config: WidgetConfig
  messages: ChatMessage[]
  state: HandoffState
  /** Who answers while the state is `human`. */
  operator: string
  /** False when credit or the month's messages are used up: the chat can be read, not written to. */
  isOpen: boolean
}

/** POST /conversations {token}: the visitor's own, newest first. */
export interface ConversationsReply {
  conversations: { id: string; preview: string; lastMessageAt: number; state: HandoffState }[]
}

/** POST /upload: answers `{ file: ChatFile }`, whose id goes into a message. */
export interface UploadRequest {
  token: string
  filename: string
  base64: string
  context?: VisitContext | undefined
}

/** POST /feedback: a visitor's opinion of an answer, changed by asking again. Answer: `{}`. */
export interface FeedbackRequest {
  token: string
  messageId: string
  rating: 'up' | 'down' | 'none'
  reason?: string | undefined
}

/**
 * POST /form: what a visitor filled in. Answer: `{}`, or `invalid-argument` with `fields`. The same `leadId`
 * again is no second lead.
 */
export interface FormRequest {
  token: string
  leadId: string
  formId: string
  values: Record<string, string>
  context?: VisitContext | undefined
}

/** POST /handoff {token, context}: asks for a person. Answer: `{ state }`. */
export interface HandoffRequest {
  token: string
  context?: VisitContext | undefined
}

/**
 * POST /presence: the visitor writes, or has read everything up to a time. At most every three seconds.
 * Answer: `{}`.
 */
export interface PresenceRequest {
  token: string
  isTyping: boolean
  readAt?: number | undefined
}

/**
 * POST /listen {token, since}: lines of LiveEvent, while a person is asked for, answers or may step in; ends
 * after some minutes.
 */
export interface ListenRequest {
  token: string
  /** `at` of the newest message the browser has. */
  since: number
}
export type LiveEvent =
  | { type: 'messages'; messages: ChatMessage[] }
  | { type: 'state'; state: HandoffState; operator: string }
  /** What the operator does; `readAt` is how far he has read. */
  | { type: 'presence'; isTyping: boolean; readAt: number }

/** POST /export {token}: the whole conversation as JSON. POST /delete {token}: forgets it. Answer: `{}`. */
export interface ConversationExport {
  agent: string
  startedAt: number
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
  /** Ids of uploaded files. */
  files?: string[] | undefined
  context?: VisitContext | undefined
  /** Spoken in a call rather than written. */
  isSpoken?: boolean | undefined
}

/** A line of the answer's stream. `done` carries the stored answer and wins over the streamed text. */
export type TurnEvent =
  | { type: 'text'; text: string }
  | { type: 'done'; message: ChatMessage; report?: TurnReport; state?: HandoffState }
  /**
   * A person answers, so the agent was silent: the visitor's message is stored and no answer follows here.
   */
  | { type: 'stored'; message: ChatMessage; state: HandoffState }
  | { type: 'error'; code: WidgetErrorCode; message: string; retry: boolean }
