import { describe, expect, it } from 'vitest'
import { signingBy, testSigning } from '#test/testSigning.ts'
import { signVisitorToken, verifyVisitorToken } from '../visitors/access/visitorToken.ts'
import { signCallPass, verifyCallPass, type CallClaims } from './callPass.ts'

const claims: CallClaims = {
  agentId: 'agent',
  conversationId: 'one',
  region: 'eu',
  visitorId: 'visitor',
  wallet: 'ws_one',
  attempt: 'a',
  networks: ['one', 'wider'],
  exp: 1_000,
}
const pass = signCallPass(testSigning, claims)

describe('the pass of a call', () => {
  it('is valid for its own call until it expires, and for its report a while longer', () => {
    expect(verifyCallPass(testSigning, pass, 999_999)).toEqual(claims)
    expect(() => verifyCallPass(testSigning, pass, 1_000_000)).toThrow('This call is over.')
    expect(verifyCallPass(testSigning, pass, 1_000_000, 60_000)).toEqual(claims)
    expect(() => verifyCallPass(testSigning, pass, 1_060_000, 60_000)).toThrow('This call is over.')
  })

  it.each([
    ['of another secret', signCallPass(signingBy('another-secret'), claims)],
    [
      'with other claims',
      `${Buffer.from(JSON.stringify({ ...claims, conversationId: 'two' })).toString('base64url')}.${pass.split('.')[1]}`,
    ],
    ['with something behind it', `${pass}.x`],
    ['without a signature', pass.split('.')[0] ?? ''],
    ['that is empty', ''],
  ])('is refused %s', (_, forged) => {
    expect(() => verifyCallPass(testSigning, forged, 1)).toThrow('This call is over.')
  })

  it('is no visitor’s pass, and a visitor’s pass is no pass of a call', () => {
    const visitor = signVisitorToken(testSigning, {
      agentId: 'agent',
      conversationId: 'one',
      region: 'eu',
      visitorId: 'visitor',
      draft: false,
      exp: 1_000,
    })
    expect(() => verifyCallPass(testSigning, visitor, 1)).toThrow('This call is over.')
    expect(() => verifyCallPass(testSigning, visitor.split('.').slice(1).join('.'), 1)).toThrow(
      'This call is over.',
    )
    expect(() => verifyVisitorToken(testSigning, pass, 1)).toThrow('This chat has expired.')
    const [head] = visitor.split('.')
    expect(() => verifyVisitorToken(testSigning, `${head}.${pass}`, 1)).toThrow('This chat has expired.')
  })
})
