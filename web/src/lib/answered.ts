import { CallError } from './errors.ts'

const patienceMs = 8000

/**
 * Waits some seconds for the database's answer to a write; without one it fails as `unavailable`. The write
 * stays under way and may still succeed: whoever tries again writes to the same place.
 */
export async function answered(write: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new CallError('unavailable')), patienceMs)
  })
  await Promise.race([write, silence]).finally(() => clearTimeout(timer))
}
