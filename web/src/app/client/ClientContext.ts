import type { Client } from '@parley/functions/shared/agencies/client'
import type { Organisation } from '@parley/functions/shared/agencies/organisation'
import type { Region } from '@parley/functions/shared/regions/regions'
import { createContext, useContext } from 'react'

/** A client who is signed in at their agency's host, with their rights. */
export interface SignedInClient {
  region: Region
  client: Client
  organisation: Organisation
  /** The organisation's agents, or the subset that the client has been given. */
  agents: readonly ClientAgent[]
  /** Whether the client sees their organisation's credit, and buys it from the agency. */
  hasBilling: boolean
}

export interface ClientAgent {
  agentId: string
  title: string
  /** `#rrggbb`; empty if unknown. */
  color: string
}

export const ClientContext = createContext<SignedInClient | null>(null)

/** Returns the signed-in client. Throws outside a client's dashboard. */
export function useClient(): SignedInClient {
  const client = useContext(ClientContext)
  if (client === null) throw new Error('No client is signed in here.')
  return client
}
