import { useEffect, useEffectEvent } from 'react'

type Lead = (nodeId: string | null) => void

const leads = new Set<Lead>()

/** Leads a person to a node that needs attention; null for the first one with an error. */
export function leadToNode(nodeId: string | null): void {
  for (const lead of leads) lead(nodeId)
}

/** Sets the function that leads to a node, for the frame around an agent's pages. */
export function useLeadToNode(onLead: Lead): void {
  const lead = useEffectEvent(onLead)
  useEffect(() => {
    const own: Lead = (nodeId) => lead(nodeId)
    leads.add(own)
    return () => {
      leads.delete(own)
    }
  }, [])
}
