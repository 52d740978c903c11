import { beforeEach, describe, expect, it, vi } from 'vitest'
import { endSession, isSessionEnding, signOut } from './signOut.ts'
import { readEnding, readStored, consumeFlash, writeStored } from '../browser/stored.ts'

const end = vi.hoisted(() => vi.fn<() => Promise<void>>())
vi.mock('../firebase.ts', () => ({ auth: { currentUser: {}, signOut: end } }))

beforeEach(() => {
  end.mockReset().mockResolvedValue()
  writeStored('workspace', 'ann')
})

describe('signOut', () => {
  it('deletes what a person left behind once they have no session', async () => {
    end.mockImplementation(async () => expect(readStored('workspace')).toBe('ann'))
    await signOut()
    expect(readStored('workspace')).toBeNull()
    expect(consumeFlash()).toBe('Signed out successfully.')
  })

  it('deletes nothing when it fails', async () => {
    end.mockRejectedValue(new Error('no storage'))
    await expect(signOut()).rejects.toThrow('no storage')
    expect(readStored('workspace')).toBe('ann')
    expect(consumeFlash()).toBeNull()
  })

  it('stores the reason when a session is ended, and lets the person return to the page', async () => {
    end.mockImplementation(async () => expect(isSessionEnding()).toBe(true))
    await endSession('It was ended.')
    expect(readEnding()).toBe('It was ended.')
  })
})

describe('the settings of the screen', () => {
  it('stay over signing out', async () => {
    const likes = ['deployHint', 'nav.agents', 'agentLayout', 'agentHiddenTabs', 'colorScheme']
    for (const name of likes) writeStored(name, 'chosen')
    await signOut()
    expect(likes.map(readStored)).toEqual(likes.map(() => 'chosen'))
  })
})
