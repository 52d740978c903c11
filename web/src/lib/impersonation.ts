import { readSession, writeSession } from './stored.ts'

/**
 * Whether this tab looks at a client's dashboard for its agency. Such a session lives in the tab alone and
 * leaves a client's own session in the browser as it is.
 */
export function isImpersonating(): boolean {
  return readSession('impersonation') !== null
}

/** Says so before the first session is opened. */
export function beginImpersonation(): void {
  writeSession('impersonation', 'yes')
}

/** From the next page load on the tab is like any other. */
export function endImpersonationHere(): void {
  writeSession('impersonation', null)
}
