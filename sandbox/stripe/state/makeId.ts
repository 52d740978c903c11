import { randomBytes } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Creates an id in Stripe's form: a prefix for the kind, and random characters. */
export function makeId(prefix: string, length = 24): string {
  return `${prefix}_${randomText(length)}`
}

export function randomText(length: number): string {
  return Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('')
}
