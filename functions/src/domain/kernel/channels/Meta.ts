import type { MetaPageChoice, MetaPurpose } from '../../../shared/channels/channels.ts'
import type { OutgoingFile } from './Thread.ts'
import type { GraphAnswer } from './Graph.ts'

/** What Meta knows of a token. */
export interface MetaTokenFacts {
  isValid: boolean
  /** Whether it was given to our application. */
  isOurs: boolean
  /** Who has signed in, as our application knows him. */
  userId: string
  scopes: string[]
  /** The business accounts of WhatsApp that it was given for. */
  accounts: string[]
  /** Whether it ends some time. */
  isPassing: boolean
}

/** Signing in at Meta in the name of our application. The calls fail where Meta's answer is not known. */
export interface MetaSignIn {
  /** Where a person signs in; he comes back to our one page with a code and this state. */
  dialogAddress(asked: { state: string; purpose: MetaPurpose; permissions: readonly string[] }): string
  /** The token of a code, which is good once. */
  exchangeCode(code: string): Promise<GraphAnswer<string>>
  /** A token of sixty days for one of an hour. */
  extendToken(token: string): Promise<GraphAnswer<string>>
  lookAtToken(token: string): Promise<GraphAnswer<MetaTokenFacts>>
}

/** A page of somebody's, with what it is written by. */
export interface GrantedPage extends MetaPageChoice {
  token: string
  /** Whether he may answer its messages. */
  mayAnswer: boolean
}

/** One message as Messenger and Instagram take it. `payload` comes back when the reply is chosen. */
export interface MetaMessage {
  text: string
  quickReplies: { title: string; payload: string }[]
  isFromPerson: boolean
}

/** One message that is a file, which Meta fetches from us. */
export interface MetaFile {
  file: OutgoingFile
  isFromPerson: boolean
}

/** Who gets a message, and how it is known when Meta tells that it has taken it. */
export interface MetaSending {
  pageId: string
  token: string
  personId: string
  key: string
  /** A person answers within seven days, as Meta has allowed the application. */
  isHumanAgent: boolean
}

/** The calls about pages and their messages. They fail where Meta's answer is not known. */
export interface MetaPages {
  list(token: string): Promise<GraphAnswer<GrantedPage[]>>
  subscribe(pageId: string, token: string): Promise<GraphAnswer<unknown>>
  /** What Meta sends us of a page, by its fields. */
  readSubscription(pageId: string, token: string): Promise<GraphAnswer<string[]>>
  unsubscribe(pageId: string, token: string): Promise<GraphAnswer<unknown>>
  send(sending: MetaSending, message: MetaMessage | MetaFile): Promise<GraphAnswer<unknown>>
  /** Shows that it was read, and that an answer is being written. */
  show(
    sending: Pick<MetaSending, 'pageId' | 'token' | 'personId'>,
    action: 'mark_seen' | 'typing_on',
  ): Promise<GraphAnswer<unknown>>
  /** What a person is called. */
  readName(personId: string, token: string): Promise<GraphAnswer<string>>
}

/** Our application at Meta. */
export interface Meta {
  appId: string
  signIn: MetaSignIn
  pages: MetaPages
  /** Whether Meta has allowed people of ours to answer within seven days. */
  hasHumanAgent: boolean
}
