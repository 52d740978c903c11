import { useMemo } from 'react'
import { agentColours } from '../../../lib/agents/agentColour.ts'
import { currentBrand } from '../../../lib/brand/currentBrand.ts'
import { useClient } from '../ClientContext.ts'

/** The colour of agents without a known one. */
const unknown = 'var(--accent-ink)'

/** Returns the colour of each of the client's agents, by id. */
export function useClientColours(): (agentId: string) => string {
  const { agents } = useClient()
  return useMemo(() => {
    const coloured = agents
      .filter(({ color }) => color !== '')
      .map(({ agentId: ID, color: primaryColor }, createdAt) => ({ ID, primaryColor, createdAt }))
    const colours = agentColours(coloured, currentBrand())
    return (agentId) => colours.get(agentId) ?? unknown
  }, [agents])
}
