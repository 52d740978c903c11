import type { Client } from '@parley/functions/shared/agencies/client'
import type { Organisation } from '@parley/functions/shared/agencies/organisation'
import type { Region } from '@parley/functions/shared/regions/regions'
import { createContext, useContext } from 'react'

/** Somebody who is signed in at his agency's address, and what he has been given. */
export interface SignedInClient {
  region: Region
  client: Client
  organisation: Organisation
  /** His organisation's, or those of them that he has been given. */
  agents: readonly ClientAgent[]
  /** He sees his organisation's credit. */
  hasBilling: boolean
}

export interface ClientAgent {
  agentId: string
  title: string
  /** `#rrggbb`; empty where nothing is known of it. */
  color: string
}

export const ClientContext = createContext<SignedInClient | null>(null)

export function useClient(): SignedInClient {
  const client = useContext(ClientContext)
  if (client === null) throw new Error('No client is signed in here.')
  return client
}
