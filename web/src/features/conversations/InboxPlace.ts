import type { Region } from '@parley/functions/shared/regions'
import { createContext, useContext } from 'react'

/** Which agent's conversations are in view, and whose agent it is. */
export interface InboxPlace {
  region: Region
  agentId: string
  workspaceId: string
}

export const InboxPlaceContext = createContext<InboxPlace | null>(null)

export function useInboxPlace(): InboxPlace {
  const place = useContext(InboxPlaceContext)
  if (place === null) throw new Error('No inbox is in view here.')
  return place
}
