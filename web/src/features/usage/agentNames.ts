/** Names agents by their ids. */
export interface AgentNames {
  /** The id itself while the name is not known. */
  nameOf: (agentId: string) => string
  /** Asks for names that may have to be fetched. */
  ask: (agentIds: readonly string[]) => void
}
