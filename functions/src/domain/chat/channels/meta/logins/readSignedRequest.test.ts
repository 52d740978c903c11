import { describe, expect, it } from 'vitest'
import { readSignedRequest } from './readSignedRequest.ts'

const secret = "It's a Secret to Everybody"
const signedRequest =
  'svI5cHV5DR1lyrG526dI73N7-dE6pZPybJbKbHjpGhw.eyJ1c2VyX2lkIjoiMjE4NDcxIiwiYWxnb3JpdGhtIjoiSE1BQy1TSEEyNTYiLCJpc3N1ZWRfYXQiOjEyOTE4MzY4MDAsImV4cGlyZXMiOjEyOTE4NDA0MDB9'

describe('readSignedRequest', () => {
  it('returns the person and the time of a request', () => {
    expect(readSignedRequest(secret, signedRequest)).toEqual({
      userId: '218471',
      issuedAt: 1_291_836_800_999,
    })
  })

  it.each(['', '.', 'a.b', signedRequest.slice(1), `${signedRequest}x`, signedRequest.replace('.', '.e30')])(
    'refuses %j',
    (wrong) => {
      expect(() => readSignedRequest(secret, wrong)).toThrow(
        expect.objectContaining({ code: 'unauthenticated' }),
      )
    },
  )

  it('refuses a request under another secret', () => {
    expect(() => readSignedRequest('another', signedRequest)).toThrow(
      expect.objectContaining({ code: 'unauthenticated' }),
    )
  })
})
