/**
 * Returns a path on this host, or undefined: `//evil.com` and `/\evil.com` leave it, so only a plain path is
 * followed.
 */
export function safeRedirect(target: string | null): string | undefined {
  return target !== null && /^\/(?![/\\])[\w\-/?=&.%+~,:;@]*$/.test(target) ? target : undefined
}
