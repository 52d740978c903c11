import { describe, expect, it } from 'vitest'
import { timeSpans } from './TimeBar.tsx'

describe('timeSpans', () => {
  it('places calls one after the other, and leaves out steps without a time', () => {
    expect(timeSpans([100, undefined, 300])).toEqual([
      { start: 0, share: 0.25 },
      undefined,
      { start: 0.25, share: 0.75 },
    ])
  })

  it('returns no span for a turn that took no time', () => {
    expect(timeSpans([0, undefined])).toEqual([undefined, undefined])
  })
})
