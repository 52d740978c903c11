import { useEffect, useEffectEvent } from 'react'

type Lead = (nodeId: string | null) => void

const leads = new Set<Lead>()

/** Brings a person to the node that something waits for; null: to the first one with an error. */
export function leadToNode(nodeId: string | null): void {
  for (const lead of leads) lead(nodeId)
}

/** For the frame around an agent's pages, which knows the way to its nodes. */
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
