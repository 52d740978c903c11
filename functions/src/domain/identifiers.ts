import { createHash, randomInt } from 'node:crypto'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** An unguessable identifier of letters and digits. */
export function randomIdentifier(length: number): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
