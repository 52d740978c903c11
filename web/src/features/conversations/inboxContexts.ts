import type { Message } from '@parley/functions/shared/chat/conversation'
import type { Region } from '@parley/functions/shared/regions/regions'
import { createContext, useContext, type ReactNode } from 'react'

/** The part of an agent that its conversations show. */
export interface InboxAgent {
  title: string
  color: string
}

/** A question with its answer, correct or corrected. */
export interface AnswerToSave {
  region: Region
  agentId: string
  question: string
  answer: Message
  onClose: () => void
}

/** The conversations that the inbox lists. */
export interface InboxScope {
  region: Region
  workspaceId: string
  /** Undefined when the conversations of all the workspace's agents are listed. */
  agentId: string | undefined
  /** The path of the list's page. */
  listPath: string
  /** Returns the path of a conversation, beside this list when the list contains it. */
  pathOf: (agentId: string, conversationId: string) => string
  /** Returns the agent of a row; undefined when all rows belong to one agent. */
  agentOf: ((agentId: string) => InboxAgent) | undefined
  /** Returns the color of an agent, shown beside its answers, if known. */
  colorOf?: ((agentId: string) => string) | undefined
  /** Renders what paid for an answer. */
  payment: (lease: string, messageId: string) => ReactNode
  /** Renders the dialog that saves an answer as a test. */
  saveTest: (answer: AnswerToSave) => ReactNode
}

/** The region, agent and workspace of the open conversation. */
export interface InboxAgentRef {
  region: Region
  agentId: string
  workspaceId: string
}

export const InboxScopeContext = createContext<InboxScope | null>(null)
export const InboxAgentRefContext = createContext<InboxAgentRef | null>(null)

/** Returns the workspace and agents of the inbox. Throws outside an inbox. */
export function useInboxScope(): InboxScope {
  const scope = useContext(InboxScopeContext)
  if (scope === null) throw new Error('No inbox is in view here.')
  return scope
}

/** Returns the agent of the open conversation. Throws where none is open. */
export function useInboxAgentRef(): InboxAgentRef {
  const agentRef = useContext(InboxAgentRefContext)
  if (agentRef === null) throw new Error('No conversation is open here.')
  return agentRef
}
