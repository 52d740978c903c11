import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from './errors/AppError.ts'
import { Conflict } from '../../store/commit.ts'

/**
 * Repeats "read, decide, commit" while another process changes what was read. On a hot document this is
 * thirty times faster than the SDK's transactions and just as strict; see
 * docs/decisions/0002-optimistic-commits.md.
 */
export async function untilUnchanged<T>(attempt: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + 20_000
  for (let tries = 0; tries < 60 && Date.now() < deadline; tries++) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof Conflict) || error.kind !== 'changed') throw error
      await sleep(Math.random() * Math.min(300, 10 * 2 ** tries))
    }
  }
  throw new AppError('unavailable')
}
