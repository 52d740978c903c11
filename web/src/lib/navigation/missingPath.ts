/** Returns the path that led to `/404`, from the state of the navigation. */
export function missingPath(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('missing' in state)) return undefined
  return typeof state.missing === 'string' ? state.missing : undefined
}
