const linesOfFault = 14
const maxFaults = 5

/** Returns the unexpected faults in the functions' log: at most five, each with its stack. */
export function faultsOf(log) {
  const lines = log.split('\n')
  const faults = lines.flatMap((line, at) =>
    /^A (procedure|turn) failed/.test(line) ? [lines.slice(at, at + linesOfFault).join('\n')] : [],
  )
  return faults.slice(-maxFaults)
}
