/**
 * The party that answers: the agent, the agent until a person comes, a person, or none because it is
 * resolved.
 */
export const handoffStates = ['bot', 'requested', 'human', 'resolved'] as const
export type HandoffState = (typeof handoffStates)[number]

export type HandoffEvent = 'request' | 'takeOver' | 'handBack' | 'resolve' | 'visitorWrites'

/** The events that a line between messages can show; screens translate them. */
export const messageEvents = ['requested', 'joined', 'handedBack', 'resolved', 'form'] as const
export type MessageEvent = (typeof messageEvents)[number]

/**
 * The next state of each state and event. Other events change nothing, and are refused if a person requested
 * them.
 */
const transitions: Record<HandoffState, Partial<Record<HandoffEvent, HandoffState>>> = {
  bot: { request: 'requested', takeOver: 'human', resolve: 'resolved' },
  requested: { takeOver: 'human', handBack: 'bot', resolve: 'resolved' },
  human: { handBack: 'bot', resolve: 'resolved' },
  resolved: { request: 'requested', takeOver: 'human', visitorWrites: 'bot' },
}

/** Returns the state after an event, or undefined if the event is impossible in that state. */
export function nextHandoffState(state: HandoffState, event: HandoffEvent): HandoffState | undefined {
  return transitions[state][event]
}
