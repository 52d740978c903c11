import type { Access } from '@parley/functions/shared/access'
import type { Agent } from '@parley/functions/shared/agent'
import type { Conversation, ConversationPage } from '@parley/functions/shared/conversation'
import type { KnowledgeSource } from '@parley/functions/shared/knowledge'
import type { Region } from '@parley/functions/shared/regions'
import type { Wallet } from '@parley/functions/shared/wallet'
import type { Workspace } from '@parley/functions/shared/workspace'

/** The documents a browser reads directly. */
export interface DocumentTypes {
  access: Access
  workspace: Workspace
  wallet: Wallet
  agent: Agent
  knowledge: KnowledgeSource
  conversation: Conversation
  conversationPage: ConversationPage
}
export type DocumentKind = keyof DocumentTypes

export interface Place {
  region: Region
  path: string
}

export interface ListPlace extends Place {
  filter?: readonly [field: string, value: string | boolean]
  newestBy: string
  /** The rules refuse more than 100. */
  count: number
  /** The value of `newestBy` at the end of the page before. */
  after?: number
}

export interface ListResult<T> {
  items: T[]
  brokenIds: string[]
}
