import type { GraphResponse } from './Graph.ts'
import type { Outgoing, OutgoingFile } from './Thread.ts'

/**
 * The credentials of a number. `appSecret`: the secret of the app that the token was issued to; empty for our
 * app.
 */
export interface WhatsappAccess {
  token: string
  appSecret: string
}

/** A number at Meta. `connection` and `quality` are Meta's own words. */
export interface WhatsappNumberDetails {
  phoneId: string
  phoneNumber: string
  name: string
  quality: string
  connection: string
}

export interface WhatsappButton {
  id: string
  title: string
}
export interface WhatsappRow extends WhatsappButton {
  description?: string
}

/** One message in WhatsApp's format. */
export type WhatsappPart =
  | { kind: 'text'; text: string }
  | { kind: 'buttons'; text: string; buttons: WhatsappButton[] }
  | { kind: 'list'; text: string; label: string; rows: WhatsappRow[] }
  | { kind: 'file'; file: OutgoingFile }
  | { kind: 'template'; template: NonNullable<Outgoing['template']> }

/** A message to a person, with the mark that its statuses carry; empty for none. */
export interface WhatsappSending {
  phoneId: string
  /** A phone number in digits, or the id that a person has for the business. */
  address: string
  part: WhatsappPart
  mark: string
}

/** A template, which Meta must approve before it is used. `examples`: one for each variable of `body`. */
export interface WhatsappNewTemplate {
  name: string
  language: string
  category: string
  body: string
  examples: string[]
}

export interface WhatsappVendorTemplate {
  name: string
  language: string
  category: string
  /** Meta's word, such as APPROVED or PENDING. */
  status: string
  body: string
}

export interface WhatsappWebhook {
  url: string
  verifyToken: string
}

/** The requests to Meta's Graph API for WhatsApp that we make. They throw when Meta's response is unknown. */
export interface Whatsapp {
  /** Returns the numbers of a business account, at most a hundred. */
  numbersOf(access: WhatsappAccess, wabaId: string): Promise<GraphResponse<WhatsappNumberDetails[]>>
  /** Registers a number with the Cloud API. `pin` protects the number. */
  register(access: WhatsappAccess, phoneId: string, pin: string): Promise<GraphResponse<true>>
  deregister(access: WhatsappAccess, phoneId: string): Promise<GraphResponse<true>>
  /** Makes Meta post a business account's messages to our URL. */
  subscribe(access: WhatsappAccess, wabaId: string, webhook: WhatsappWebhook): Promise<GraphResponse<true>>
  unsubscribe(access: WhatsappAccess, wabaId: string): Promise<GraphResponse<true>>
  /** Returns the URLs that a business account posts to, by app id; empty for an app's default URL. */
  subscriptions(access: WhatsappAccess, wabaId: string): Promise<GraphResponse<Record<string, string>>>
  send(access: WhatsappAccess, sending: WhatsappSending): Promise<GraphResponse<true>>
  /** Shows that a message was read, and that an answer to it is being written. */
  showTyping(access: WhatsappAccess, phoneId: string, messageId: string): Promise<GraphResponse<true>>
  /** Returns a file that a person sent; undefined when it is larger than the limit. */
  readFile(
    access: WhatsappAccess,
    mediaId: string,
    maxBytes: number,
  ): Promise<GraphResponse<Buffer | undefined>>
  templatesOf(access: WhatsappAccess, wabaId: string): Promise<GraphResponse<WhatsappVendorTemplate[]>>
  createTemplate(
    access: WhatsappAccess,
    wabaId: string,
    template: WhatsappNewTemplate,
  ): Promise<GraphResponse<true>>
}
