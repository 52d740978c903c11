const pending = new Set<Promise<unknown>>()

/**
 * Runs work that nothing waits for. A failure is logged by name and reason, without data of people, and has
 * no other effect. Work that must not get lost is a task instead.
 */
export function background(name: string, work: () => Promise<unknown>): void {
  const done = Promise.resolve()
    .then(work)
    .catch((error: unknown) => {
      console.error('Background work failed', {
        work: name,
        name: error instanceof Error ? error.name : typeof error,
        reason: error instanceof Error ? error.message : '',
      })
    })
    .finally(() => pending.delete(done))
  pending.add(done)
}

/** Resolves when all work of this moment is done, or after the given milliseconds. */
export async function backgroundDone(maxMs: number): Promise<void> {
  if (pending.size === 0) return
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, maxMs)
  await Promise.race([Promise.all(pending), late])
  clearTimeout(timer)
}
