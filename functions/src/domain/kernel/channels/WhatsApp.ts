import type { GraphAnswer } from './Graph.ts'
import type { Outgoing, OutgoingFile } from './Thread.ts'

/** What a number is written by. `appSecret`: of the app that the token was given to; empty for ours. */
export interface WaAccess {
  token: string
  appSecret: string
}

/** A number as Meta knows it. `connection` and `quality` are Meta's own words. */
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

/** One message as WhatsApp takes it. */
export type WaPart =
  | { kind: 'text'; text: string }
  | { kind: 'buttons'; text: string; buttons: WaButton[] }
  | { kind: 'list'; text: string; label: string; rows: WaRow[] }
  | { kind: 'file'; file: OutgoingFile }
  | { kind: 'template'; template: NonNullable<Outgoing['template']> }

/** A message to a person, with the mark that its statuses carry; empty for none. */
export interface WaSending {
  phoneId: string
  /** A number, digits alone, or a person's id towards the business. */
  address: string
  part: WaPart
  mark: string
}

/** A template that has to be approved before it is used. `examples`: one for each variable of `body`. */
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

/** The calls of Meta's Graph API for WhatsApp that we make. They fail where Meta's answer is not known. */
export interface WhatsApp {
  /** The numbers of a business account, at most a hundred. */
  numbersOf(access: WaAccess, wabaId: string): Promise<GraphAnswer<WaNumberInfo[]>>
  /** Takes a number into the Cloud API, with the PIN that it is locked by. */
  register(access: WaAccess, phoneId: string, pin: string): Promise<GraphAnswer<true>>
  deregister(access: WaAccess, phoneId: string): Promise<GraphAnswer<true>>
  /** Has a business account's messages posted to an address of ours. */
  subscribe(access: WaAccess, wabaId: string, webhook: WaWebhook): Promise<GraphAnswer<true>>
  unsubscribe(access: WaAccess, wabaId: string): Promise<GraphAnswer<true>>
  /** The addresses of apps that a business account posts to, by the apps' ids; empty for an app's own. */
  subscriptions(access: WaAccess, wabaId: string): Promise<GraphAnswer<Record<string, string>>>
  send(access: WaAccess, sending: WaSending): Promise<GraphAnswer<true>>
  /** Shows that a message was read, and that an answer to it is being written. */
  showTyping(access: WaAccess, phoneId: string, messageId: string): Promise<GraphAnswer<true>>
  /** What somebody has sent; undefined where it is longer than so many bytes. */
  readFile(access: WaAccess, mediaId: string, mostBytes: number): Promise<GraphAnswer<Buffer | undefined>>
  templatesOf(access: WaAccess, wabaId: string): Promise<GraphAnswer<WaTemplate[]>>
  createTemplate(access: WaAccess, wabaId: string, template: WaNewTemplate): Promise<GraphAnswer<true>>
}
