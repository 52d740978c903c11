/**
 * The one-time code of a mailed link; Firebase's own links call it `oobCode`. It has left the address for the
 * history's state before anything was asked of anybody.
 */
export function codeOfLink(): string {
  const state: unknown = history.state
  const query = new URLSearchParams(typeof state === 'string' ? state : '')
  return query.get('code') ?? query.get('oobCode') ?? ''
}
