import { texts } from '@parley/functions/shared/texts'
import { clearPersonalStorage, leaveFlash, takeFlash } from './stored.ts'

/**
 * Signs out; `reason` is said on the sign-in page. Does nothing where nobody is signed in any more. The
 * session's end is followed by a full page load (SessionGate), which closes every listener and empties
 * every cache.
 */
export async function signOut(reason: string = texts.signedOut): Promise<void> {
  const { auth } = await import('./firebase.ts')
  if (auth.currentUser === null) return
  clearPersonalStorage()
  const { forgetKeptDrafts } = await import('./drafts/keptDrafts.ts')
  await forgetKeptDrafts()
  leaveFlash(reason)
  try {
    await auth.signOut()
  } catch (error) {
    takeFlash()
    throw error
  }
}
