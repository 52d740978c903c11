import { createHash, randomInt } from 'node:crypto'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

let randomIndex = (below: number) => randomInt(below)

/** For the seed alone, whose world must come out the same every time. */
export function replaceRandomSource(source: (below: number) => number): void {
  randomIndex = source
}

/** An unguessable identifier of letters and digits. */
export function randomIdentifier(length: number): string {
  return Array.from({ length }, () => letters[randomIndex(letters.length)]).join('')
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
