import type { Region } from '@parley/functions/shared/regions/regions'
import { createContext } from 'react'

/** The turn whose steps may be replayed. */
export interface ReplayPlace {
  region: Region
  agentId: string
  conversationId: string
  /** Of the question. */
  messageId: string
  /** What the agent answered then. */
  answer: string
}

/** Null where nothing can be replayed. */
export const ReplayContext = createContext<ReplayPlace | null>(null)
