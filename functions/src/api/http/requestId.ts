import { randomUUID } from 'node:crypto'

/** Ties what a person sees to a line of the log. */
export function newRequestId(): string {
  return randomUUID().slice(0, 8)
}
