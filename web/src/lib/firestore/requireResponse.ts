import { CallError } from '../errors.ts'
import { patient } from '../environment.ts'

const patienceMs = 8000

/**
 * Waits some seconds for the database's response to a write; without one it fails as `unavailable`.
 * The write continues and may still succeed, so a retry has to write to the same location.
 */
export async function requireResponse(write: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new CallError('unavailable')), patient(patienceMs))
  })
  await Promise.race([write, silence]).finally(() => clearTimeout(timer))
}
