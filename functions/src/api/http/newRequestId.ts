import { randomUUID } from 'node:crypto'

/** Returns an id that connects an error on a screen with a line of the log. */
export function newRequestId(): string {
  return randomUUID().slice(0, 8)
}
