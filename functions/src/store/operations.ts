import { AsyncLocalStorage } from 'node:async_hooks'

/** Documents read and written, and bytes sent and received for them. */
export interface Operations {
  reads: number
  writes: number
  bytes: number
}

const counting = new AsyncLocalStorage<Operations>()

/** Adds to the count of the `countOperations` call in which it runs, if there is one. */
export function addOperations(kind: keyof Operations, count: number): void {
  const counts = counting.getStore()
  if (counts) counts[kind] += count
}

/**
 * Returns what `run` and everything that it starts read and write. Other work of the process, even at the
 * same time, is not counted. Tests check the budgets of turns, notices and sweeps with it.
 * @internal Exported for tests.
 */
export async function countOperations(run: () => Promise<unknown>): Promise<Operations> {
  const counts = { reads: 0, writes: 0, bytes: 0 }
  await counting.run(counts, run)
  return counts
}

/**
 * Runs something that `countOperations` does not count.
 * @internal Exported for tests.
 */
export function withoutCounting<T>(run: () => T): T {
  return counting.exit(run)
}
