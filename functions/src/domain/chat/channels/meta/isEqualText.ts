import { timingSafeEqual } from 'node:crypto'
import { sha256 } from '../../../kernel/identifiers.ts'

/** Whether two words are the same, in a time that tells nothing of either. */
export function isEqualText(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(one)), Buffer.from(sha256(other)))
}
