import type { GraphAnswer } from './Graph.ts'
import type { Outgoing, OutgoingFile } from './Thread.ts'

/**
 * The credentials of a number. `appSecret`: the secret of the app that the token was issued to; empty for our
 * app.
 */
export interface WaAccess {
  token: string
  appSecret: string
}

/** A number at Meta. `connection` and `quality` are Meta's own words. */
export interface WaNumberInfo {
  phoneId: string
  phoneNumber: string
  name: string
  quality: string
  connection: string
}

export interface WaButton {
  id: string
  title: string
}
export interface WaRow extends WaButton {
  description?: string
}

/** One message in WhatsApp's format. */
export type WaPart =
  | { kind: 'text'; text: string }
  | { kind: 'buttons'; text: string; buttons: WaButton[] }
  | { kind: 'list'; text: string; label: string; rows: WaRow[] }
  | { kind: 'file'; file: OutgoingFile }
  | { kind: 'template'; template: NonNullable<Outgoing['template']> }

/** A message to a person, with the mark that its statuses carry; empty for none. */
export interface WaSending {
  phoneId: string
  /** A phone number in digits, or the id that a person has for the business. */
  address: string
  part: WaPart
  mark: string
}

/** A template, which Meta must approve before it is used. `examples`: one for each variable of `body`. */
export interface WaNewTemplate {
  name: string
  language: string
  category: string
  body: string
  examples: string[]
}

export interface WaTemplate {
  name: string
  language: string
  category: string
  /** Meta's word, such as APPROVED or PENDING. */
  status: string
  body: string
}

export interface WaWebhook {
  url: string
  verifyToken: string
}

/** The requests to Meta's Graph API for WhatsApp that we make. They throw when Meta's response is unknown. */
export interface WhatsApp {
  /** Returns the numbers of a business account, at most a hundred. */
  numbersOf(access: WaAccess, wabaId: string): Promise<GraphAnswer<WaNumberInfo[]>>
  /** Registers a number with the Cloud API. `pin` protects the number. */
  register(access: WaAccess, phoneId: string, pin: string): Promise<GraphAnswer<true>>
  deregister(access: WaAccess, phoneId: string): Promise<GraphAnswer<true>>
  /** Makes Meta post a business account's messages to our URL. */
  subscribe(access: WaAccess, wabaId: string, webhook: WaWebhook): Promise<GraphAnswer<true>>
  unsubscribe(access: WaAccess, wabaId: string): Promise<GraphAnswer<true>>
  /** Returns the URLs that a business account posts to, by app id; empty for an app's default URL. */
  subscriptions(access: WaAccess, wabaId: string): Promise<GraphAnswer<Record<string, string>>>
  send(access: WaAccess, sending: WaSending): Promise<GraphAnswer<true>>
  /** Shows that a message was read, and that an answer to it is being written. */
  showTyping(access: WaAccess, phoneId: string, messageId: string): Promise<GraphAnswer<true>>
  /** Returns a file that a person sent; undefined when it is larger than the limit. */
  readFile(access: WaAccess, mediaId: string, maxBytes: number): Promise<GraphAnswer<Buffer | undefined>>
  templatesOf(access: WaAccess, wabaId: string): Promise<GraphAnswer<WaTemplate[]>>
  createTemplate(access: WaAccess, wabaId: string, template: WaNewTemplate): Promise<GraphAnswer<true>>
}
