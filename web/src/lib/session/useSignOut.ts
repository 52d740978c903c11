import { useLeaveFor } from '../navigation/guards.tsx'
import { signOut } from './signOut.ts'

/**
 * Returns the function that signs the person out. Pages with unsaved changes ask first, because everything
 * that is not on the server is deleted from the browser.
 */
export function useSignOut(onFailure: (error: unknown) => void): () => void {
  const leaveFor = useLeaveFor()
  return () => leaveFor('/login', () => void signOut().catch(onFailure))
}
