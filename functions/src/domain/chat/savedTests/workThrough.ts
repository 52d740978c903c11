interface Work {
  /** The number of entries that are worked on at once. */
  atOnce: number
  /** Returns whether another entry may begin. */
  mayBegin: () => boolean
}

/**
 * Works through a queue, and leaves those entries in it that may not begin. After a failure no other entry
 * begins; the failure is thrown once all that have begun are over.
 */
export async function workThrough<Entry>(
  queue: Entry[],
  { atOnce, mayBegin }: Work,
  work: (entry: Entry) => Promise<void>,
): Promise<void> {
  let hasFailed = false
  const next = () => (hasFailed || !mayBegin() ? undefined : queue.shift())
  const workers = Array.from({ length: atOnce }, async () => {
    try {
      for (let entry = next(); entry !== undefined; entry = next()) await work(entry)
    } catch (error) {
      hasFailed = true
      throw error
    }
  })
  for (const worker of await Promise.allSettled(workers))
    if (worker.status === 'rejected') throw worker.reason
}
