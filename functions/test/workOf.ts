/** How often work is measured: the quickest is least disturbed by what else runs on the machine. */
const measurements = 5

/**
 * The processor time of some work, in multiples of a fixed piece of work that is measured beside it: a slow
 * or busy machine makes both slower.
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

/** Some ten milliseconds of looking up words, on a machine of 2024. */
function fixedPiece(): void {
  const known = new Map(Array.from({ length: 20_000 }, (_, at) => [`word${(at * 7_919) % 20_011}`, at]))
  let found = 0
  for (let at = 0; at < 60_000; at++) found += known.has(`word${at % 20_011}`) ? 1 : 0
  if (found === 0) throw new Error('The words are lost.')
}
