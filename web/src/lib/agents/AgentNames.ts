/** Names and colors of agents by id. */
export interface AgentNames {
  /** Returns the id while the name is unknown. */
  nameOf: (agentId: string) => string
  /** Returns the agent's color, the same on all pages. */
  colourOf: (agentId: string) => string
  /** Requests the names that are not loaded yet. */
  requestNames: (agentIds: readonly string[]) => void
}
