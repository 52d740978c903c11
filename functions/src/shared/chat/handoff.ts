/**
 * Who answers a conversation: the agent, the agent until a person comes, a person, or nobody because it is
 * done.
 */
export const handoffStates = ['bot', 'requested', 'human', 'resolved'] as const
export type HandoffState = (typeof handoffStates)[number]

export type HandoffEvent = 'request' | 'takeOver' | 'handBack' | 'resolve' | 'visitorWrites'

/** What a line between the messages can tell; screens put it into the reader's language. */
export const messageEvents = ['requested', 'joined', 'handedBack', 'resolved', 'form'] as const
export type MessageEvent = (typeof messageEvents)[number]

/**
 * What an event makes of a state; an event that is not named changes nothing and is refused where a person
 * asked for it.
 */
const transitions: Record<HandoffState, Partial<Record<HandoffEvent, HandoffState>>> = {
  bot: { request: 'requested', takeOver: 'human', resolve: 'resolved' },
  requested: { takeOver: 'human', handBack: 'bot', resolve: 'resolved' },
  human: { handBack: 'bot', resolve: 'resolved' },
  resolved: { request: 'requested', takeOver: 'human', visitorWrites: 'bot' },
}

/** The state after an event, or undefined when the event is not possible in that state. */
export function nextHandoffState(state: HandoffState, event: HandoffEvent): HandoffState | undefined {
  return transitions[state][event]
}
