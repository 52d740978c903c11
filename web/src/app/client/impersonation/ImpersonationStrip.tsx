import type { ClientAccess } from '@parley/functions/shared/workspaces/access'
import { useEffect, useState } from 'react'
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx'
import { call } from '../../../lib/call.ts'
import { endSession } from '../../../lib/session/signOut.ts'
import { showFailure } from '../../../lib/toast.ts'
import { useNow } from '../../../lib/browser/useNow.ts'
import styles from './Strip.module.css'
import { useClient } from '../ClientContext.ts'
import { endLook } from './endLook.ts'
import { t } from '../texts.ts'

/** The banner of an impersonation: the remaining time, and whether the owner may change things. */
export function ImpersonationStrip({ access }: { access: ClientAccess }) {
  const { region, organisation } = useClient()
  const [isAsking, setAsking] = useState(false)
  const remainingMs = Math.max(0, (access.exp?.getTime() ?? 0) - useNow(1_000, true))
  const isOver = remainingMs === 0

  useEffect(() => {
    if (isOver) endSession(t('lookIsOver')).catch(showFailure)
  }, [isOver])

  async function act() {
    await call('actInImpersonation', { region }, region)
    setAsking(false)
  }

  return (
    <aside className={styles.strip} aria-label={t('lookingAs', { name: organisation.name })}>
      <p dir="auto">{t(access.isActing ? 'actingAs' : 'lookingAs', { name: organisation.name })}</p>
      <time aria-label={t('timeLeft')}>{minutesAndSeconds(remainingMs)}</time>
      {!access.isActing && (
        <button type="button" onClick={() => setAsking(true)}>
          {t('act')}
        </button>
      )}
      <button type="button" onClick={() => void endLook(region)}>
        {t('endLook')}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={t('actTitle')}
          text={t('actHint')}
          action={t('act')}
          onConfirm={act}
          onClose={() => setAsking(false)}
        />
      )}
    </aside>
  )
}

function minutesAndSeconds(ms: number): string {
  const seconds = Math.ceil(ms / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
