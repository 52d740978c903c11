/** Returns a generator of random numbers that are the same in every run (mulberry32). */
export function dice(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    below: (max: number) => Math.floor(next() * max),
    oneOf: <Value>(values: readonly Value[]): Value => values[Math.floor(next() * values.length)] as Value,
    chance: (part: number) => next() < part,
  }
}
