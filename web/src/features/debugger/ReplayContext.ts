import type { Region } from '@parley/functions/shared/regions/regions'
import { createContext } from 'react'

/** The turn whose steps can be replayed. */
export interface ReplayTarget {
  region: Region
  agentId: string
  conversationId: string
  /** The id of the question. */
  messageId: string
  /** The answer that the agent gave. */
  answer: string
}

/** Null when nothing can be replayed. */
export const ReplayContext = createContext<ReplayTarget | null>(null)
