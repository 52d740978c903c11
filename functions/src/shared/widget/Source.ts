/** A passage of the agent's knowledge that an answer cites, with its text. */
export interface Source {
  id: string
  title: string
  text: string
  /** Its URL on the web. */
  url?: string | undefined
}
