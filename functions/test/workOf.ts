/** The number of measurements: the fastest one is the least disturbed by other processes. */
const measurements = 5

/**
 * Returns the processor time of some work as a multiple of a fixed piece of work measured beside it: a slow
 * or busy machine slows both.
 */
export function workOf(act: () => void): number {
  return quickest(act) / quickest(fixedPiece)
}

function quickest(act: () => void): number {
  const times = Array.from({ length: measurements }, () => {
    const before = process.cpuUsage()
    act()
    const { user, system } = process.cpuUsage(before)
    return user + system
  })
  return Math.min(...times)
}

/** Takes some ten milliseconds of map look-ups, on a machine of 2024. */
function fixedPiece(): void {
  const vocabulary = new Map(Array.from({ length: 20_000 }, (_, at) => [`word${(at * 7_919) % 20_011}`, at]))
  let found = 0
  for (let at = 0; at < 60_000; at++) found += vocabulary.has(`word${at % 20_011}`) ? 1 : 0
  if (found === 0) throw new Error('The words are lost.')
}
