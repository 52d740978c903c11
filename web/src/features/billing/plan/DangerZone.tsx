import { Button } from '@mantine/core'
import { useState } from 'react'
import { CancelDialog } from './CancelDialog.tsx'
import { Reactivate } from './Reactivate.tsx'
import styles from '../dialogs.module.css'
import { t } from '../texts.ts'

interface DangerZoneProps {
  /** When it ends, if it was cancelled. */
  endsAt: number | null
  renewsAt: number
}

/** Cancels a subscription, and resumes it before it has ended. */
export function DangerZone({ endsAt, renewsAt }: DangerZoneProps) {
  const [isAsking, setAsking] = useState(false)

  return (
    <section className={styles.danger} aria-label={t('dangerZone')}>
      <h3 className={styles.heading}>{t('dangerZone')}</h3>
      <div className={styles.plan}>
        <div>
          <b>{t('willMissYou')}</b>
          <p>
            {endsAt
              ? t('endsButCanStay', { at: new Date(endsAt) })
              : t('ifYouCancel', { at: new Date(renewsAt) })}
          </p>
        </div>
        {endsAt ? (
          <Reactivate renewsAt={renewsAt}>{t('reactivateNow')}</Reactivate>
        ) : (
          <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
            {t('cancelSubscription')}
          </Button>
        )}
      </div>
      {isAsking && <CancelDialog renewsAt={renewsAt} onClose={() => setAsking(false)} />}
    </section>
  )
}
