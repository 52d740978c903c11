import type { Access } from '@parley/functions/shared/workspaces/access'
import { useEffect, useState } from 'react'
import { sessionVersion } from '../../lib/session/ClientSession.tsx'
import { isImpersonating } from '../../lib/session/impersonation.ts'
import type { Live } from '../../lib/live/live.ts'
import { endSession } from '../../lib/session/signOut.ts'
import { showToast } from '../../lib/toast.ts'
import { t } from './texts.ts'

/**
 * Signs out a client whose session was ended, by a raised session version, a deleted account or a refusal of
 * the database, and shows the reason on the sign-in page.
 */
export function useEndedSession(access: Live<Access | null>, isRefused: boolean): boolean {
  const isReady = access.status === 'ready'
  const version = isReady && access.data && !access.data.disabled ? access.data.sv : undefined
  const isGone = isReady && version === undefined
  const [ended, setEnded] = useState<number>()

  useEffect(() => {
    if (version === undefined) return
    let isOver = false
    sessionVersion().then(
      (own) => {
        if (!isOver && own !== version) setEnded(version)
      },
      // Offline: the database decides by itself.
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [version])

  const isEnded = isGone || isRefused || (version !== undefined && ended === version)
  useEffect(() => {
    const reason = isImpersonating() ? t('lookIsOver') : t('pleaseLoginAgain')
    if (isEnded) endSession(reason).catch(() => showToast(t('signOutFailed'), 'bad'))
  }, [isEnded])
  return isEnded
}
