import { signOut } from '../../lib/signOut.ts'
import { showToast } from '../../lib/toast.ts'
import { t } from './texts.ts'

/** Signs the client out; a failure is said twice, as the specification has it (checklist row 137). */
export function leave(): void {
  signOut().catch(() => {
    void showToast(t('signOutFailed'), 'bad')
    void showToast(t('errorOccurred'), 'bad')
  })
}
