import { createHash } from 'node:crypto'

/** The duration of the work below on an idle machine of two cores, in milliseconds. */
const nominalMs = 95
const maxFactor = 6

/**
 * Returns how many times slower this machine is than the one that the waits of the browser tests are made
 * for, from 1 to 6.
 * Uses the median of five equal pieces of work.
 */
export function measurePatience() {
  const times = Array.from({ length: 5 }, timeWork).sort((one, other) => one - other)
  return Math.min(maxFactor, Math.max(1, (times[2] ?? nominalMs) / nominalMs))
}

function timeWork() {
  const started = performance.now()
  const hash = createHash('sha256')
  const block = Buffer.alloc(1_000_000, 7)
  for (let round = 0; round < 20; round++) hash.update(block)
  hash.digest()
  Array.from({ length: 60_000 }, (_, at) => `${(at * 7919) % 60_000}`).sort()
  return performance.now() - started
}
