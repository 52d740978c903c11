import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { ParsedFile } from '../../kernel/ports/ports.ts'

/** The header that carries the pass. */
export const parsingPassHeader = 'x-parley-pass'

const livesMs = 60_000

/**
 * Lets our own functions have one file read: `{ends}.{subject}.{signature}`, where the subject is the SHA-256
 * of its kind and its bytes. It is of no use for another file or after a minute.
 */
export function makeParsingPass(secret: string, file: ParsedFile, now: number): string {
  const signed = `${now + livesMs}.${subjectOf(file)}`
  return `${signed}.${sign(secret, signed)}`
}

/** Whether a pass is ours and not over, whatever file it is for: that is known before the file has come. */
export function isOwnPass(secret: string, pass: string, now: number): boolean {
  const [ends = '', subject = '', given = ''] = pass.split('.')
  if (!/^\d{13}$/.test(ends) || Number(ends) < now || Number(ends) > now + livesMs * 2) return false
  const expected = Buffer.from(sign(secret, `${ends}.${subject}`))
  const actual = Buffer.from(given)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

/** Whether it is one of ours for this file. */
export function isParsingPass(secret: string, file: ParsedFile, pass: string, now: number): boolean {
  return isOwnPass(secret, pass, now) && pass.split('.')[1] === subjectOf(file)
}

function subjectOf({ kind, content }: ParsedFile): string {
  return createHash('sha256').update(`${kind}:`).update(content).digest('hex')
}

function sign(secret: string, signed: string): string {
  return createHmac('sha256', secret).update(`parse:${signed}`).digest('base64url')
}
