import type { Message } from '@parley/functions/shared/chat/conversation'
import type { Region } from '@parley/functions/shared/regions/regions'
import { createContext, useContext, type ReactNode } from 'react'

/** An agent as its conversations name it. */
export interface InboxAgent {
  title: string
  color: string
}

/** A question with the answer that it got, right as it is or corrected. */
export interface AnswerToSave {
  region: Region
  agentId: string
  question: string
  answer: Message
  onClose: () => void
}

/** Whose conversations are listed. */
export interface InboxScope {
  region: Region
  workspaceId: string
  /** Undefined for those of all agents of the workspace. */
  agentId: string | undefined
  /** The page of the list. */
  listPath: string
  /** Where a conversation opens, beside this list where it belongs to it. */
  pathOf: (agentId: string, conversationId: string) => string
  /** What the rows of several agents tell them by; undefined where all are of one. */
  agentOf: ((agentId: string) => InboxAgent) | undefined
  /** The colour beside which an agent's answers stand, where it is known. */
  colorOf?: ((agentId: string) => string) | undefined
  /** What had paid for an answer. */
  payment: (lease: string, messageId: string) => ReactNode
  /** Where an answer is made a saved test. */
  saveTest: (answer: AnswerToSave) => ReactNode
}

/** Which agent's conversation is open, and whose agent it is. */
export interface InboxPlace {
  region: Region
  agentId: string
  workspaceId: string
}

export const InboxScopeContext = createContext<InboxScope | null>(null)
export const InboxPlaceContext = createContext<InboxPlace | null>(null)

export function useInboxScope(): InboxScope {
  const scope = useContext(InboxScopeContext)
  if (scope === null) throw new Error('No inbox is in view here.')
  return scope
}

export function useInboxPlace(): InboxPlace {
  const place = useContext(InboxPlaceContext)
  if (place === null) throw new Error('No conversation is open here.')
  return place
}
