import { describe, expect, it } from 'vitest'
import { decodeCounts, encodeCounts, noCounts } from './activity.ts'

describe('the counts of conversations', () => {
  it('store the channels that conversations started on, and nothing without any', () => {
    const counts = { ...noCounts(), started: 12, handedOver: 1, channels: { telegram: 10, discord: 1 } }
    expect(encodeCounts(counts)).toBe('12,1,0,0,d1t10')
    expect(decodeCounts(encodeCounts(counts))).toEqual(counts)
    expect(encodeCounts({ ...noCounts(), started: 3 })).toBe('3,0,0,0')
    expect(decodeCounts('3,1,0,2')).toEqual({ started: 3, handedOver: 1, ratedDown: 0, unanswered: 2 })
    expect(decodeCounts('x,,0,,t')).toEqual(noCounts())
  })
})
