/** Something of the workspace or the agent that a node can name. */
export interface NamedThing {
  id: string
  name: string
}
