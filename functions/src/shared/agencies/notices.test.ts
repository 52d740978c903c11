import { describe, expect, it } from 'vitest'
import { isForClient, isNotifiedBy, levelsFor } from './notices.ts'

describe('the setting of a client', () => {
  it.each([
    ['all', [1, 2]],
    ['requestsOnly', [2]],
    ['none', []],
  ] as const)('chooses with %s the notice levels %j', (notifyIf, levels) => {
    expect(levelsFor({ notificationsSettings: { notifyThrough: 'all', notifyIf } })).toEqual(levels)
  })

  it.each([
    ['all', true, true],
    ['email', true, false],
    ['push', false, true],
    ['none', false, false],
  ] as const)('chooses with %s whether email (%s) and push (%s) notify', (notifyThrough, byMail, byPush) => {
    const recipient = { notificationsSettings: { notifyThrough, notifyIf: 'all' as const } }
    expect([isNotifiedBy(recipient, 'email'), isNotifiedBy(recipient, 'push')]).toEqual([byMail, byPush])
  })
})

describe('isForClient', () => {
  it('shows a notice to every client, or only to the clients that it names', () => {
    expect(isForClient({ notifyOnly: [] }, 'cleo')).toBe(true)
    expect(isForClient({ notifyOnly: ['otto'] }, 'cleo')).toBe(false)
    expect(isForClient({ notifyOnly: ['otto', 'cleo'] }, 'cleo')).toBe(true)
  })
})
