import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { signingBy } from '#test/testSigning.ts'
import { signVisitorToken, verifyVisitorToken } from './visitorToken.ts'
import type { VisitorClaims } from '../../../kernel/access/visitorClaims.ts'

const secret = 'a-secret-of-at-least-thirty-two-characters'
const signing = signingBy(secret)
const now = 1_800_000_000_000
const claims: VisitorClaims = {
  agentId: 'agent1',
  conversationId: 'conversation1',
  region: 'eu',
  visitorId: 'visitor1',
  draft: false,
  exp: now / 1000 + 60,
}
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('a visitor token', () => {
  it('returns the signed claims', () => {
    expect(verifyVisitorToken(signing, signVisitorToken(signing, claims), now)).toEqual(claims)
  })

  it.each([
    ['expired', signVisitorToken(signing, { ...claims, exp: now / 1000 - 1 })],
    ['signed with another secret', signVisitorToken(signingBy(`${secret}!`), claims)],
    [
      'changed',
      signVisitorToken(signing, claims).replace(
        /\.(.)/,
        (_, first: string) => `.${first === 'a' ? 'b' : 'a'}`,
      ),
    ],
    ['without a signature', signVisitorToken(signing, claims).split('.').slice(0, 2).join('.')],
    ['of algorithm none', `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`],
    ['none at all', 'garbage'],
    [
      'signed over other claims',
      (() => {
        const body = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ agentId: 7 })}`
        return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`
      })(),
    ],
  ])('is refused when it is %s (H-057)', (_, token) => {
    expect(() => verifyVisitorToken(signing, token, now)).toThrow('This chat has expired.')
  })
})
