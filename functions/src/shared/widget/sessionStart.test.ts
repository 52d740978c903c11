import { describe, expect, it } from 'vitest'
import { sessionStart } from './sessionStart.ts'

const ours = { firebase: { sign_in_provider: 'custom' }, k: 'c', rg: 'eu', sv: 0 }

describe("the start of a client's session", () => {
  it('is read from a token of the server', () => {
    expect(sessionStart({ ...ours, via: 'link', by: 'ann' })).toEqual({ via: 'link', by: 'ann' })
  })

  it.each([
    ['from before', ours],
    ['with something else', { ...ours, via: 'guess', by: 'ann' }],
    [
      'that somebody got by a password of their own',
      { ...ours, firebase: { sign_in_provider: 'password' }, via: 'code', by: '' },
    ],
    ['that is missing', undefined],
  ])('is unknown for a token %s', (_, token) => {
    expect(sessionStart(token)).toBeUndefined()
  })
})
