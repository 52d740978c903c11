import { signOut } from '../../lib/session/signOut.ts'
import { useSignOut } from '../../lib/session/useSignOut.ts'
import { showToast } from '../../lib/toast.ts'
import { t } from './texts.ts'

/**
 * Signs the client out. A failure shows two messages: that the sign-out failed, and that an error occurred.
 */
export function leave(): void {
  signOut().catch(showSignOutFailure)
}

/** Returns the same for a dashboard whose pages may have unsaved changes: they ask first. */
export function useLeave(): () => void {
  return useSignOut(showSignOutFailure)
}

function showSignOutFailure(): void {
  void showToast(t('signOutFailed'), 'bad')
  void showToast(t('errorOccurred'), 'bad')
}
