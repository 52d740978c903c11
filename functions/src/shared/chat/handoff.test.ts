import { describe, expect, it } from 'vitest'
import { handoffStates, nextHandoffState, type HandoffEvent, type HandoffState } from './handoff.ts'

/** Every state with every event; `-` marks an impossible event. */
const table: Record<HandoffState, Record<HandoffEvent, HandoffState | '-'>> = {
  bot: { request: 'requested', takeOver: 'human', handBack: '-', resolve: 'resolved', visitorWrites: '-' },
  requested: { request: '-', takeOver: 'human', handBack: 'bot', resolve: 'resolved', visitorWrites: '-' },
  human: { request: '-', takeOver: '-', handBack: 'bot', resolve: 'resolved', visitorWrites: '-' },
  resolved: { request: 'requested', takeOver: 'human', handBack: '-', resolve: '-', visitorWrites: 'bot' },
}
const events: HandoffEvent[] = ['request', 'takeOver', 'handBack', 'resolve', 'visitorWrites']

describe('nextHandoffState', () => {
  it.each(
    handoffStates.flatMap((state) => events.map((event) => [state, event, table[state][event]] as const)),
  )('turns %s by %s into %s', (state, event, next) => {
    expect(nextHandoffState(state, event) ?? '-').toBe(next)
  })
})
