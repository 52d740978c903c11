/** A passage of the agent's knowledge that an answer rests on, with its words. */
export interface Source {
  id: string
  title: string
  text: string
  /** Where it stands on the web. */
  url?: string | undefined
}
