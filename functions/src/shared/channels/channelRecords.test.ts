import { describe, expect, it } from 'vitest'
import { channelStopOf, recordPathOf } from './channelRecords.ts'

const page = { state: 'connected', hasMessenger: true, hasInstagram: false, isBanned: false } as const

describe('channelStopOf', () => {
  it('stops replies on a channel without an account, and on one whose vendor refuses it', () => {
    expect(channelStopOf('telegram', null)).toBe('disconnected')
    expect(channelStopOf('telegram', { ...page, state: 'leaving' })).toBe('disconnected')
    expect(channelStopOf('telegram', { ...page, state: 'broken' })).toBe('broken')
    expect(channelStopOf('whatsapp', { ...page, state: 'broken', isBanned: true })).toBe('locked')
    expect(channelStopOf('telegram', page)).toBeUndefined()
  })
})

describe('recordPathOf', () => {
  it('leads to that of a page’s two channels that it answers on', () => {
    expect(channelStopOf('messenger', page)).toBeUndefined()
    expect(channelStopOf('instagram', page)).toBe('disconnected')
    expect(channelStopOf('instagram', { ...page, state: 'broken' })).toBe('disconnected')
    expect([recordPathOf('instagram', 'a'), recordPathOf('discord', 'a')]).toEqual([
      'metaPages/a',
      'discordChannels/a',
    ])
  })
})
