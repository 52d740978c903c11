/** What a page of an agent can ask of the frame around it. */
export interface AgentFrameActions {
  /** Opens the test chat, beside the page or over it. */
  showTest: () => void
}
