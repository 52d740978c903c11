import { availableMemory } from 'node:process'

/** The memory of the product after a tour (`laptopMiB` of the benchmark), and on the functions emulator. */
const neededMiB = { host: 1800, functionsEmulator: 3000 }

/** Warns when this machine, or its container, has too little free memory. */
export function warnOfShortMemory(isEmulated) {
  const freeMiB = Math.round(availableMemory() / 2 ** 20)
  const needed = isEmulated ? neededMiB.functionsEmulator : neededMiB.host
  if (freeMiB >= needed) return
  console.warn(
    `This machine has ${freeMiB} MB of free memory, and Parley takes up to ${needed} MB.\n` +
      'It will be slow, or the system may end it: close other programs, or give the container more.',
  )
}
