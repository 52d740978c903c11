/** Actions of the agent's frame that its pages can call. */
export interface AgentFrameActions {
  /** Opens the test chat, beside the page or over it. */
  showTest: () => void
}
