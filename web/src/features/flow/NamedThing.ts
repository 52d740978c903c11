/** A resource of the workspace or the agent that a node can reference. */
export interface NamedThing {
  id: string
  name: string
}
