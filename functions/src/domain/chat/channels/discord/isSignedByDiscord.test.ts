import { describe, expect, it } from 'vitest'
import { readSample } from '#test/channels/readSample.ts'
import { isSignedByDiscord } from './isSignedByDiscord.ts'
import { z } from 'zod'

const signedSchema = z.object({ timestamp: z.string(), body: z.string(), signature: z.string() })
const vectorsSchema = signedSchema.extend({
  publicKey: z.string(),
  mustFail: z.array(signedSchema.extend({ why: z.string() })),
})
const vectors = readSample('discord-signature.json', vectorsSchema)

describe.skipIf(!vectors)('a signature of Discord', () => {
  const { publicKey, mustFail, ...signed } = vectors ?? {
    publicKey: '',
    mustFail: [],
    timestamp: '',
    body: '',
    signature: '',
  }
  const at = Number(signed.timestamp) * 1_000
  const isTaken = ({ timestamp, body, signature }: typeof signed, now = at) =>
    isSignedByDiscord(publicKey, Buffer.from(body), { timestamp, signature }, now)

  it('accepts a request exactly as it was signed', () => {
    expect(isTaken(signed)).toBe(true)
    for (const { why, ...wrong } of mustFail) expect([why, isTaken(wrong)]).toEqual([why, false])
    expect(isTaken({ ...signed, timestamp: 'now' })).toBe(false)
    expect(isTaken({ ...signed, signature: '' })).toBe(false)
  })

  it('accepts a request for five minutes, also with clocks that differ (H-068)', () => {
    expect(isTaken(signed, at + 300_000)).toBe(true)
    expect(isTaken(signed, at + 301_000)).toBe(false)
    expect(isTaken(signed, at - 301_000)).toBe(false)
    expect(isTaken(signed, at + 600_000)).toBe(false)
  })
})
