import { texts } from '@parley/functions/shared/texts'
import { useEffect } from 'react'
import { endSession } from '../lib/signOut.ts'
import { showToast } from '../lib/toast.ts'

const reason = 'You were signed out: your session may not read your workspaces any more. Sign in again.'

/** Signs out as soon as the database refuses the session, and says why on the sign-in page (spec B§7.1). */
export function useSignOutWhen(isRefused: boolean): void {
  useEffect(() => {
    if (isRefused) endSession(reason).catch(() => showToast(texts.signOutFailed, 'bad'))
  }, [isRefused])
}
