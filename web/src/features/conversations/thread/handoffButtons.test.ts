import { describe, expect, it } from 'vitest'
import { handoffButtons } from './handoffButtons.ts'

describe('handoffButtons', () => {
  it.each([
    ['bot', ['Take over', 'Resolve'], []],
    ['requested', ['Take over', 'Let agent continue', 'Resolve'], ['Take over']],
    ['human', ['Return to agent', 'Resolve'], []],
    ['resolved', ['Reopen'], []],
  ] as const)('offers the actions of the state %s', (state, labels, main) => {
    const buttons = handoffButtons(state)
    expect(buttons.map(({ label }) => label)).toEqual(labels)
    expect(buttons.filter(({ isMain }) => isMain).map(({ label }) => label)).toEqual(main)
  })
})
