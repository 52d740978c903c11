import { useEffect } from 'react'
import { endSession } from '../../lib/session/signOut.ts'
import { showToast } from '../../lib/toast.ts'
import { t } from '../texts.ts'

/** Signs out as soon as the database refuses the session, and shows the reason on the sign-in page. */
export function useSignOutWhen(isRefused: boolean): void {
  useEffect(() => {
    if (isRefused) endSession(t('sessionRefused')).catch(() => showToast(t('signOutFailed'), 'bad'))
  }, [isRefused])
}
