import { availableMemory } from 'node:process'

/** What the product takes after a tour (`laptopMiB` of the benchmark), and on the functions emulator. */
const neededMiB = { host: 1800, functionsEmulator: 3000 }

/** Says so when this machine, or the container that it runs in, has too little memory left. */
export function warnOfShortMemory(isEmulated) {
  const freeMiB = Math.round(availableMemory() / 2 ** 20)
  const needed = isEmulated ? neededMiB.functionsEmulator : neededMiB.host
  if (freeMiB >= needed) return
  console.warn(
    `This machine has ${freeMiB} MB of free memory, and Parley takes up to ${needed} MB.\n` +
      'It will be slow, or the system may end it: close other programs, or give the container more.',
  )
}
