/** An expected failure: the launcher prints its sentence and no stack. */
export class LaunchError extends Error {}

export function failWith(sentence) {
  throw new LaunchError(sentence)
}
