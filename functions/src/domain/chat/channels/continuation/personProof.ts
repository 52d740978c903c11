import { minuteMs } from '../../../../shared/durations.ts'
import type { SigningKeys } from '../../../kernel/secrets/SigningKeys.ts'

/** Enough time to open another app and send a word there. */
const validMs = 15 * minuteMs
/** 16 letters of the signature: 96 bits. */
const shape = { length: 16 }
const pattern = /\bp1_([\w-]{6,30})_([0-9a-z]{6,8})_([\w-]{16})(?![\w-])/

/** A person who writes to an agent, with the same id in all apps that they use. */
interface Person {
  agentId: string
  personId: string
}

/**
 * Creates a word that carries a person's id from the website into another app. It fits into Telegram's start
 * parameter (64 letters) and expires after 15 minutes.
 */
export function makePersonProof(signing: SigningKeys, person: Person, now: number): string {
  const until = Math.ceil((now + validMs) / 1_000).toString(36)
  return `p1_${person.personId}_${until}_${signing.sign(signedText(person, until), shape)}`
}

/** Returns the person of a valid proof in a message; undefined for none. */
export function readPersonProof(
  signing: SigningKeys,
  { agentId, text }: { agentId: string; text: string },
  now: number,
): string | undefined {
  const [, personId = '', until = '', given = ''] = pattern.exec(text) ?? []
  if (personId === '' || Number.parseInt(until, 36) * 1_000 < now) return undefined
  return signing.isSigned(signedText({ agentId, personId }, until), given, shape) ? personId : undefined
}

/** Returns the proof in a message, valid or not; empty for none. */
export function personProofIn(text: string): string {
  return pattern.exec(text)?.[0] ?? ''
}

/** Returns a message without its proof. */
export function withoutPersonProof(text: string): string {
  return text.replace(pattern, '').trim()
}

function signedText({ agentId, personId }: Person, until: string): string {
  return JSON.stringify(['person', agentId, personId, until])
}
