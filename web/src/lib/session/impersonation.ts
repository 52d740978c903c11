import { readSession, writeSession } from '../browser/stored.ts'

/**
 * Returns whether this tab is an agency's impersonation of a client.
 * Such a session exists only in the tab and leaves a client's own session in the browser as it is.
 */
export function isImpersonating(): boolean {
  return readSession('impersonation') !== null
}

/** Marks the tab before its first session is opened. */
export function startImpersonation(): void {
  writeSession('impersonation', 'yes')
}

/** Makes the tab an ordinary one from the next page load on. */
export function endImpersonationHere(): void {
  writeSession('impersonation', null)
}
