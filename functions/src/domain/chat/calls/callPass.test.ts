import { describe, expect, it } from 'vitest'
import { signVisitorToken, verifyVisitorToken } from '../visitors/access/visitorToken.ts'
import { signCallPass, verifyCallPass, type CallClaims } from './callPass.ts'

const secret = 'a-secret-of-at-least-thirty-two-characters'
const claims: CallClaims = {
  agentId: 'agent',
  conversationId: 'one',
  region: 'eu',
  visitorId: 'visitor',
  wallet: 'ws_one',
  attempt: 'a',
  exp: 1_000,
}
const pass = signCallPass(secret, claims)

describe('the pass of a call', () => {
  it('the pass of a call is valid for its own call until it expires, and for its report a while longer', () => {
    expect(verifyCallPass(secret, pass, 999_999)).toEqual(claims)
    expect(() => verifyCallPass(secret, pass, 1_000_000)).toThrow('This call is over.')
    expect(verifyCallPass(secret, pass, 1_000_000, 60_000)).toEqual(claims)
    expect(() => verifyCallPass(secret, pass, 1_060_000, 60_000)).toThrow('This call is over.')
  })

  it.each([
    ['of another secret', signCallPass(`${secret}!`, claims)],
    [
      'with other claims',
      `${Buffer.from(JSON.stringify({ ...claims, conversationId: 'two' })).toString('base64url')}.${pass.split('.')[1]}`,
    ],
    ['with something behind it', `${pass}.x`],
    ['without a signature', pass.split('.')[0] ?? ''],
    ['that is empty', ''],
  ])('refuses a pass %s', (_, forged) => {
    expect(() => verifyCallPass(secret, forged, 1)).toThrow('This call is over.')
  })

  it('refuses a visitor’s pass, and is refused as a visitor’s pass', () => {
    const visitor = signVisitorToken(secret, {
      agentId: 'agent',
      conversationId: 'one',
      region: 'eu',
      visitorId: 'visitor',
      draft: false,
      exp: 1_000,
    })
    expect(() => verifyCallPass(secret, visitor, 1)).toThrow('This call is over.')
    expect(() => verifyCallPass(secret, visitor.split('.').slice(1).join('.'), 1)).toThrow(
      'This call is over.',
    )
    expect(() => verifyVisitorToken(secret, pass, 1)).toThrow('This chat has expired.')
    const [head] = visitor.split('.')
    expect(() => verifyVisitorToken(secret, `${head}.${pass}`, 1)).toThrow('This chat has expired.')
  })
})
