export interface Arrangement {
  order: 'given' | 'reversed' | 'shuffled'
  seed: number
  times: number
}

/** Orders deliveries by a seed, the same for the same seed, and repeats each `times` times. */
export function arrange<Item>(items: readonly Item[], { order, seed, times }: Arrangement): Item[] {
  const repeated = items.flatMap((item) => Array.from({ length: times }, () => item))
  if (order === 'reversed') return repeated.toReversed()
  if (order === 'given') return repeated
  const next = createChance(seed)
  return repeated
    .map((item) => ({ item, position: next() }))
    .toSorted((a, b) => a.position - b.position)
    .map(({ item }) => item)
}

/** Mulberry32: returns numbers from 0 to 1 that are determined by a seed. */
function createChance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
