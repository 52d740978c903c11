const mostAtOnce = 5

export interface Failure<Item> {
  item: Item
  error: unknown
}

/**
 * Does something with each item, a few at a time; one that fails keeps no other from being done. Returns
 * those that failed, with the reason.
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
  await Promise.all(Array.from({ length: mostAtOnce }, work))
  return failures
}
