import { randomUUID } from 'node:crypto'
import { signVisitorToken } from '../../src/domain/chat/visitors/access/visitorToken.ts'
import { signingBy } from '../testSigning.ts'
import type { VisitorClaims } from '../../src/domain/kernel/access/visitorClaims.ts'

/**
 * Sends a message as a browser does; resolves with the last line of the answer, or undefined if the
 * connection broke.
 */
export async function sendMessage(
  url: string,
  claims: VisitorClaims,
  clientMessageId: string = randomUUID(),
  signal: AbortSignal | null = null,
): Promise<string> {
  const exp = Math.floor(Date.now() / 1000) + 3600
  const token = signVisitorToken(signingBy(process.env['SESSION_SECRET'] ?? ''), { ...claims, exp })
  try {
    const response = await fetch(`${url}/message`, {
      method: 'POST',
      headers: { 'x-forwarded-for': claims.visitorId },
      body: JSON.stringify({ token, clientMessageId, text: 'Hi' }),
      signal,
    })
    return (await response.text()).trim().split('\n').at(-1) ?? ''
  } catch {
    return ''
  }
}
