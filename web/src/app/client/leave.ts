import { signOut } from '../../lib/session/signOut.ts'
import { showToast } from '../../lib/toast.ts'
import { t } from './texts.ts'

/**
 * Signs the client out. A failure shows two messages: that the sign-out failed, and that an error occurred.
 */
export function leave(): void {
  signOut().catch(() => {
    void showToast(t('signOutFailed'), 'bad')
    void showToast(t('errorOccurred'), 'bad')
  })
}
