import { readSession, writeSession } from '../../lib/browser/stored.ts'

/** Notes that a person enters a workspace, rather than opens one of its pages; a full page load keeps the note. */
export function noteEntering(): void {
  writeSession('entering', 'true')
}

/** Returns whether a person has just entered a workspace; only the first time. */
export function consumeEntering(): boolean {
  const isEntering = readSession('entering') !== null
  writeSession('entering', null)
  return isEntering
}
