import { endImpersonationHere, isImpersonating } from './impersonation.ts'
import { sessionTexts } from './sessionTexts.ts'
import { clearPersonalStorage, leaveFlash, readStored, writeEnding } from './stored.ts'

let isForced = false

/** Whether the session ends by `endSession`: its person then comes back to the same page. */
export function isSessionEnding(): boolean {
  return isForced
}

/**
 * Signs out. Does nothing where nobody is signed in any more. The session's end is followed by a full page
 * load (SessionGate), which closes every listener and empties every cache.
 */
export async function signOut(): Promise<void> {
  if (await leave()) leaveFlash(sessionTexts('signedOut'))
}

/** Signs out somebody who has not asked for it; the sign-in page says the reason. */
export async function endSession(reason: string): Promise<void> {
  isForced = true
  try {
    if (await leave()) writeEnding(reason)
  } catch (error) {
    isForced = false
    throw error
  }
}

/**
 * What is stored goes once nobody is signed in. Kept drafts go before, since the end of the session loads
 * another page, and so does what tells this browser of news: the server believes only who is signed in.
 */
async function leave(): Promise<boolean> {
  const { auth } = await import('./firebase.ts')
  if (auth.currentUser === null) return false
  const isApart = isImpersonating()
  if (!isApart) {
    const { forgetKeptDrafts } = await import('./drafts/keptDrafts.ts')
    await forgetKeptDrafts()
    if (readStored('pushToken') !== null) await (await import('./push.ts')).stopPush()
  }
  await auth.signOut()
  // What else this browser keeps belongs to somebody else then.
  if (isApart) endImpersonationHere()
  else clearPersonalStorage()
  return true
}
