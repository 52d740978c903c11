/** Names agents by their ids, and colours them. */
export interface AgentNames {
  /** The id itself while the name is not known. */
  nameOf: (agentId: string) => string
  /** The colour that the agent has everywhere. */
  colourOf: (agentId: string) => string
  /** Asks for names that may have to be fetched. */
  ask: (agentIds: readonly string[]) => void
}
