import { endImpersonationHere, isImpersonating } from './impersonation.ts'
import { sessionTexts } from './sessionTexts.ts'
import { clearPersonalStorage, storeFlash, readStored, writeEnding } from '../browser/stored.ts'

let isForced = false
let announced = ''
let isChosen = false

/** Returns whether the session ends by `endSession`: its person then returns to the same page. */
export function isSessionEnding(): boolean {
  return isForced
}

/** Returns whether the person is signing out themselves: they have been asked about unsaved changes then. */
export function isSigningOut(): boolean {
  return isChosen
}

/**
 * Signs out. Does nothing when no person is signed in. Pages with unsaved changes are asked before, by
 * `useSignOut`.
 * SessionGate then loads another page, which closes every listener and empties every cache.
 */
export async function signOut(): Promise<void> {
  isChosen = true
  try {
    if (await leave()) storeFlash(sessionTexts('signedOut'))
    else isChosen = false
  } catch (error) {
    isChosen = false
    throw error
  }
}

/** Sets the reason that the sign-in page shows when the person's own action ends their session; '' for none. */
export function announceEnding(reason: string): void {
  announced = reason
}

/** Signs out a person who has not asked for it; the sign-in page shows the reason. */
export async function endSession(reason: string): Promise<void> {
  isForced = true
  try {
    if (await leave()) writeEnding(announced || reason)
  } catch (error) {
    isForced = false
    throw error
  }
}

/**
 * Deletes stored data after signing out.
 * Drafts and the subscription to notices are deleted before: the end of the session loads another page, and
 * the server accepts requests of signed-in people only.
 */
async function leave(): Promise<boolean> {
  const { auth } = await import('../firebase.ts')
  if (auth.currentUser === null) return false
  const isApart = isImpersonating()
  if (!isApart) {
    const { deleteKeptDrafts } = await import('../drafts/storedDrafts.ts')
    await deleteKeptDrafts()
    if (readStored('pushToken') !== null) await (await import('./push.ts')).stopPush()
  }
  await auth.signOut()
  // In an impersonation, the other data of this browser belongs to another person.
  if (isApart) endImpersonationHere()
  else clearPersonalStorage()
  return true
}
