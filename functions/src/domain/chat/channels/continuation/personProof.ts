import { createHmac, timingSafeEqual } from 'node:crypto'

/** As long as it takes to open another app and write a word there. */
const validMs = 15 * 60_000
/** Letters of the signature: 96 bits. */
const signatureLength = 16
const pattern = /\bp1_([\w-]{6,30})_([0-9a-z]{6,8})_([\w-]{16})(?![\w-])/

/** Whose person writes to an agent: the same name in all the apps that he uses. */
interface Person {
  agentId: string
  personId: string
}

/**
 * A word that carries a person from the website into another app: short enough for Telegram's start
 * parameter (64 letters), and worth nothing after a quarter of an hour.
 */
export function makePersonProof(secret: string, person: Person, now: number): string {
  const until = Math.ceil((now + validMs) / 1_000).toString(36)
  return `p1_${person.personId}_${until}_${signatureOf(secret, person, until)}`
}

/** The person of a proof that stands in what somebody has written; undefined for none that holds. */
export function readPersonProof(
  secret: string,
  { agentId, text }: { agentId: string; text: string },
  now: number,
): string | undefined {
  const [, personId = '', until = '', given = ''] = pattern.exec(text) ?? []
  if (personId === '' || Number.parseInt(until, 36) * 1_000 < now) return undefined
  const expected = Buffer.from(signatureOf(secret, { agentId, personId }, until))
  const actual = Buffer.from(given)
  const holds = actual.length === expected.length && timingSafeEqual(actual, expected)
  return holds ? personId : undefined
}

/** The proof that stands in what somebody has written, be it one that holds or not; empty for none. */
export function personProofIn(text: string): string {
  return pattern.exec(text)?.[0] ?? ''
}

/** What was written besides a proof. */
export function withoutPersonProof(text: string): string {
  return text.replace(pattern, '').trim()
}

function signatureOf(secret: string, { agentId, personId }: Person, until: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['person', agentId, personId, until]))
    .digest('base64url')
    .slice(0, signatureLength)
}
