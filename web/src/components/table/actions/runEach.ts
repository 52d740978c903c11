const maxAtOnce = 5

export interface Failure<Item> {
  item: Item
  error: unknown
}

/**
 * Runs an action on each item, a few at a time; a failed one does not stop the others.
 * Returns the failed items with their reasons.
 */
export async function runEach<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<void>,
): Promise<Failure<Item>[]> {
  const waiting = items.values()
  const failures: Failure<Item>[] = []
  async function work() {
    for (const item of waiting) {
      try {
        await run(item)
      } catch (error) {
        failures.push({ item, error })
      }
    }
  }
  await Promise.all(Array.from({ length: maxAtOnce }, work))
  return failures
}
