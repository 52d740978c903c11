const linesOfFault = 14
const mostFaults = 5

/** What the functions' log says of faults that nobody expected: at most five of them, each with its stack. */
export function faultsOf(log) {
  const lines = log.split('\n')
  const faults = lines.flatMap((line, at) =>
    /^A (procedure|turn) failed/.test(line) ? [lines.slice(at, at + linesOfFault).join('\n')] : [],
  )
  return faults.slice(-mostFaults)
}
