import { describe, expect, it } from 'vitest'
import { isSignedByMeta } from './isSignedByMeta.ts'

// Published by GitHub, whose webhooks are signed in the same way.
const secret = "It's a Secret to Everybody"
const header = 'sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17'

describe('isSignedByMeta', () => {
  it('accepts exactly the signed bytes', () => {
    expect(isSignedByMeta(secret, Buffer.from('Hello, World!'), header)).toBe(true)
    expect(isSignedByMeta(secret, Buffer.from('Hello, World'), header)).toBe(false)
    expect(isSignedByMeta('another secret', Buffer.from('Hello, World!'), header)).toBe(false)
  })

  it.each(['', 'sha256=', 'sha1=757107ea', header.toUpperCase(), `${header}0`, 'ä'.repeat(71)])(
    'refuses the header %j',
    (wrong) => {
      expect(isSignedByMeta(secret, Buffer.from('Hello, World!'), wrong)).toBe(false)
    },
  )

  it('refuses JSON that was written again: a signature covers bytes', () => {
    const sent = Buffer.from(String.raw`{"text":"\u00e4\u00f6\u00fc \/"}`)
    const signature = 'sha256=2b9208c816970bc61a5078507972eaccbcb5c0468cb7d92185c1db188f2acf28'
    expect(isSignedByMeta('app-secret', sent, signature)).toBe(true)
    const again = Buffer.from(JSON.stringify(JSON.parse(sent.toString('utf8'))))
    expect(isSignedByMeta('app-secret', again, signature)).toBe(false)
  })
})
