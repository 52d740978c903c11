import { describe, expect, it } from 'vitest'
import { brokenChannelsOf, brokenKeyOf, recordKindOf } from './brokenChannels.ts'

describe('brokenChannelsOf', () => {
  it('lists broken accounts by kind and agent, the newest first', () => {
    const one = { kind: 'telegram', agentId: 'a_1', at: 1 } as const
    const other = { kind: 'meta', agentId: 'b-2', at: 2 } as const
    const stored = { [brokenKeyOf(one)]: one.at, [brokenKeyOf(other)]: other.at, unknown_x: 3 }
    expect(brokenChannelsOf(stored)).toEqual([other, one])
  })
})

describe('brokenKeyOf', () => {
  it('treats both channels of a page as one account', () => {
    expect([recordKindOf('instagram'), recordKindOf('messenger'), recordKindOf('discord')]).toEqual([
      'meta',
      'meta',
      'discord',
    ])
  })
})
