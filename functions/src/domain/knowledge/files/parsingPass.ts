import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { ParsedFile } from '../../kernel/ports/ports.ts'

/** The header that carries the pass. */
export const parsingPassHeader = 'x-parley-pass'

const livesMs = 60_000

/**
 * Creates a pass with which our own functions have one file parsed: `{ends}.{subject}.{signature}`. The
 * subject is the SHA-256 of the kind and the bytes, so that the pass is useless for another file. It is valid
 * for a minute.
 */
export function makeParsingPass(secret: string, file: ParsedFile, now: number): string {
  const signed = `${now + livesMs}.${subjectOf(file)}`
  return `${signed}.${sign(secret, signed)}`
}

/**
 * Returns whether we signed a pass and it is still valid, whatever its file: this can be checked before the
 * file arrives.
 */
export function isOwnPass(secret: string, pass: string, now: number): boolean {
  const [ends = '', subject = '', given = ''] = pass.split('.')
  if (!/^\d{13}$/.test(ends) || Number(ends) < now || Number(ends) > now + livesMs * 2) return false
  const expected = Buffer.from(sign(secret, `${ends}.${subject}`))
  const actual = Buffer.from(given)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

/** Returns whether we signed a pass, for this file, and it is still valid. */
export function isParsingPass(secret: string, file: ParsedFile, pass: string, now: number): boolean {
  return isOwnPass(secret, pass, now) && pass.split('.')[1] === subjectOf(file)
}

function subjectOf({ kind, content }: ParsedFile): string {
  return createHash('sha256').update(`${kind}:`).update(content).digest('hex')
}

function sign(secret: string, signed: string): string {
  return createHmac('sha256', secret).update(`parse:${signed}`).digest('base64url')
}
