import { createHash } from 'node:crypto'
import { minuteMs } from '../../../shared/durations.ts'
import type { ParsedFile } from '../../kernel/ports/ports.ts'
import type { SigningKeys } from '../../kernel/secrets/SigningKeys.ts'

/** The header that carries the pass. */
export const parsingPassHeader = 'x-parley-pass'

const lifetimeMs = minuteMs

/**
 * Creates a pass with which our own functions have one file parsed: `{ends}.{subject}.{signature}`. The
 * subject is the SHA-256 of the kind and the bytes, so that the pass is useless for another file. It is valid
 * for a minute.
 */
export function makeParsingPass(signing: SigningKeys, file: ParsedFile, now: number): string {
  const body = `${now + lifetimeMs}.${subjectOf(file)}`
  return `${body}.${signing.sign(signedText(body))}`
}

/**
 * Returns whether we signed a pass and it is still valid, whatever its file: this can be checked before the
 * file arrives.
 */
export function isOwnPass(signing: SigningKeys, pass: string, now: number): boolean {
  const [ends = '', subject = '', given = ''] = pass.split('.')
  if (!/^\d{13}$/.test(ends) || Number(ends) < now || Number(ends) > now + lifetimeMs * 2) return false
  return signing.isSigned(signedText(`${ends}.${subject}`), given)
}

/** Returns whether we signed a pass, for this file, and it is still valid. */
export function isParsingPass(signing: SigningKeys, file: ParsedFile, pass: string, now: number): boolean {
  return isOwnPass(signing, pass, now) && pass.split('.')[1] === subjectOf(file)
}

function subjectOf({ kind, content }: ParsedFile): string {
  return createHash('sha256').update(`${kind}:`).update(content).digest('hex')
}

function signedText(body: string): string {
  return `parse:${body}`
}
