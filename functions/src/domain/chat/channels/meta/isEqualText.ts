import { timingSafeEqual } from 'node:crypto'
import { sha256 } from '../../../kernel/identifiers.ts'

/** Compares two texts in constant time. */
export function isEqualText(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(one)), Buffer.from(sha256(other)))
}
