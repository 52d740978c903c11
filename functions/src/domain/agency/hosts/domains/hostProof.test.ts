import { describe, expect, it } from 'vitest'
import { SigningKeys } from '../../../kernel/secrets/SigningKeys.ts'
import { hostProof, isProven, proofName } from './hostProof.ts'

const [old, fresh] = ['an-old-secret-of-thirty-two-characters', 'a-new-secret-of-thirty-two-characters']
const before = new SigningKeys({ current: [old] })
const published = hostProof(before, 'agency1', 'chat.acme.com')
const ports = {
  dns: {
    lookUp: async (_type: string, name: string) => (name === proofName('chat.acme.com') ? [published] : []),
  },
}

describe('the proof of a domain', () => {
  it.each([
    ['is accepted with the same secret', before, true],
    ['is accepted with a new secret in front', new SigningKeys({ current: [fresh, old] }), true],
    [
      'is accepted after the old secret was retired',
      new SigningKeys({ current: [fresh], retired: [old] }),
      true,
    ],
    ['is refused after the old secret was removed', new SigningKeys({ current: [fresh] }), false],
  ])('%s', async (_, signing, expected) => {
    expect(await isProven({ ports, signing }, 'agency1', 'chat.acme.com')).toBe(expected)
    expect(await isProven({ ports, signing }, 'agency2', 'chat.acme.com')).toBe(false)
  })
})
