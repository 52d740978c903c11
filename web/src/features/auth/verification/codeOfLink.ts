import { readSession, writeSession } from '../../../lib/browser/stored.ts'

/**
 * Returns the one-time code of an emailed link; Firebase's own links name it `oobCode`. It was moved from the
 * URL to the history's state before any request.
 */
export function codeOfLink(): string {
  const state: unknown = history.state
  const query = new URLSearchParams(typeof state === 'string' ? state : '')
  return query.get('code') ?? query.get('oobCode') ?? ''
}

/** Keeps the code of a verification for this tab while its person signs in. */
export function storeCode(code: string): void {
  writeSession(storageKey, code)
}

/** Returns the code that this tab has stored; empty for none. */
export function storedCode(): string {
  return readSession(storageKey) ?? ''
}

export function deleteCode(): void {
  writeSession(storageKey, null)
}

const storageKey = 'confirmationCode'
