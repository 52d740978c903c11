import { createHash, randomInt } from 'node:crypto'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

let randomIndex = (below: number) => randomInt(below)

/**
 * Replaces the random source. Only for the seed, whose data must be the same every time.
 * @internal Exported for tests.
 */
export function replaceRandomSource(source: (below: number) => number): void {
  randomIndex = source
}

/** Returns an unguessable identifier of letters and digits. */
export function randomIdentifier(length: number): string {
  return Array.from({ length }, () => letters[randomIndex(letters.length)]).join('')
}

/** Returns the hash of a text as 64 hexadecimal digits. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
