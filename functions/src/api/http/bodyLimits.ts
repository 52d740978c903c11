/** A file of 5 MB in base64 and the rest of its request: the largest body of any endpoint. */
const maxBytesOfAny = 7_200_000
/** The limit of functions whose procedures need no larger one. */
const usualBytes = 100_000
/** The names of a procedure and its fields around the input that its own limit counts. */
const envelopeBytes = 10_000

/** The limits of deployed functions, each of which is alone in its process. */
const limits = new Map([
  ['widget', 2_500_000],
  ['api', 500_000],
  ['parse', 1_100_000],
  ['files', usualBytes],
])

/** Lets a function receive bodies as large as the largest input of its procedures, in bytes. */
export function allowBodies(functionName: string, inputBytes: readonly number[]): void {
  limits.set(functionName, Math.max(usualBytes, ...inputBytes.map((bytes) => bytes + envelopeBytes)))
}

/** Returns the maximum size of a body in bytes. Processes that serve every function allow the largest one. */
export function maxBodyOf(functionName: string): number {
  return limits.get(functionName) ?? maxBytesOfAny
}
