import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { KnowledgeKind } from '../knowledge/detectKind.ts'

const livesMs = 60_000

/** A file that the function which parses is asked to read. */
export interface ParsedFile {
  kind: KnowledgeKind | 'image'
  content: Buffer
}

/**
 * Lets our own functions have one file read: `{ends}.{signature}`. It is of no use for another file or after
 * a minute.
 */
export function makeParsingPass(secret: string, file: ParsedFile, now: number): string {
  const ends = now + livesMs
  return `${ends}.${sign(secret, file, ends)}`
}

export function isParsingPass(secret: string, file: ParsedFile, pass: string, now: number): boolean {
  const [ends = '', given = ''] = pass.split('.')
  if (!/^\d{13}$/.test(ends) || Number(ends) < now || Number(ends) > now + livesMs * 2) return false
  const expected = Buffer.from(sign(secret, file, Number(ends)))
  const actual = Buffer.from(given)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

function sign(secret: string, { kind, content }: ParsedFile, ends: number): string {
  const fingerprint = createHash('sha256').update(content).digest('hex')
  return createHmac('sha256', secret).update(`parse:${ends}:${kind}:${fingerprint}`).digest('base64url')
}
