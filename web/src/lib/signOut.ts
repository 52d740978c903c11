import { texts } from '@parley/functions/shared/texts'
import { clearPersonalStorage, leaveFlash, takeFlash } from './stored.ts'

/**
 * The session's end is followed by a full page load (SessionGate), which closes every listener and empties
 * every cache.
 */
export async function signOut(): Promise<void> {
  const { auth } = await import('./firebase.ts')
  clearPersonalStorage()
  leaveFlash(texts.signedOut)
  try {
    await auth.signOut()
  } catch (error) {
    takeFlash()
    throw error
  }
}
