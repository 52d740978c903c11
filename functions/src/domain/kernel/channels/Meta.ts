import type { MetaPageChoice, MetaPurpose } from '../../../shared/channels/channels.ts'
import type { OutgoingFile } from './Thread.ts'
import type { GraphResponse } from './Graph.ts'

/** The properties of a token, as Meta reports them. */
export interface MetaTokenFacts {
  isValid: boolean
  /** Whether the token was issued to our application. */
  isOurs: boolean
  /** Meta's id of the person who signed in, for our application. */
  userId: string
  scopes: string[]
  /** The WhatsApp business accounts that the token covers. */
  accounts: string[]
  /** Whether the token expires. */
  expires: boolean
}

/** Signing in at Meta for our application. The calls throw when Meta's response is unknown. */
export interface MetaSignIn {
  /**
   * Returns the URL on which a person signs in; Meta sends them back to our page with a code and this state.
   */
  dialogUrl(request: { state: string; purpose: MetaPurpose; permissions: readonly string[] }): string
  /** Exchanges a code, which works once, for a token. */
  exchangeCode(code: string): Promise<GraphResponse<string>>
  /** Exchanges a token of one hour for one of sixty days. */
  extendToken(token: string): Promise<GraphResponse<string>>
  inspectToken(token: string): Promise<GraphResponse<MetaTokenFacts>>
}

/** A page that a person manages, with the token to write for it. */
export interface GrantedPage extends MetaPageChoice {
  token: string
  /** Whether the person may answer the page's messages. */
  mayAnswer: boolean
}

/** One message in the format of Messenger and Instagram. `payload` comes back when the reply is chosen. */
export interface MetaMessage {
  text: string
  quickReplies: { title: string; payload: string }[]
  isFromPerson: boolean
}

/** One message that is a file, which Meta downloads from us. */
export interface MetaFile {
  file: OutgoingFile
  isFromPerson: boolean
}

/** The receiver of a message, and the key in Meta's confirmation. */
export interface MetaSending {
  pageId: string
  token: string
  personId: string
  key: string
  /** A person replies within seven days, which Meta allowed for the application. */
  isHumanAgent: boolean
}

/** The requests for pages and their messages. They throw when Meta's response is unknown. */
export interface MetaPages {
  list(token: string): Promise<GraphResponse<GrantedPage[]>>
  subscribe(pageId: string, token: string): Promise<GraphResponse<unknown>>
  /** Returns the fields of a page for which Meta sends us events. */
  readSubscription(pageId: string, token: string): Promise<GraphResponse<string[]>>
  unsubscribe(pageId: string, token: string): Promise<GraphResponse<unknown>>
  send(sending: MetaSending, message: MetaMessage | MetaFile): Promise<GraphResponse<unknown>>
  /** Shows that a message was read, or that an answer is being written. */
  show(
    sending: Pick<MetaSending, 'pageId' | 'token' | 'personId'>,
    action: 'mark_seen' | 'typing_on',
  ): Promise<GraphResponse<unknown>>
  /** Returns the name of a person. */
  readName(personId: string, token: string): Promise<GraphResponse<string>>
}

/** Our application at Meta. */
export interface Meta {
  appId: string
  signIn: MetaSignIn
  pages: MetaPages
  /** Whether Meta allows people to reply within seven days. */
  hasHumanAgent: boolean
}
