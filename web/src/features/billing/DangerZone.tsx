import { Button } from '@mantine/core'
import { billingTexts } from '@parley/functions/shared/billingTexts'
import { useState } from 'react'
import { formatDate } from '../../lib/formats.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { Reactivate } from './Reactivate.tsx'
import styles from './dialogs.module.css'

interface DangerZoneProps {
  /** When it ends, once it was cancelled. */
  endsAt: number | null
  renewsAt: number
}

/** Where a subscription is cancelled, and taken up again while it has not ended. */
export function DangerZone({ endsAt, renewsAt }: DangerZoneProps) {
  const [isAsking, setAsking] = useState(false)

  return (
    <section className={styles.danger} aria-label="Danger Zone">
      <h3 className={styles.heading}>Danger Zone</h3>
      <div className={styles.plan}>
        <div>
          <b>{billingTexts.willMissYou}</b>
          <p>
            {endsAt
              ? `Your subscription ends on ${formatDate(endsAt)}. Until then you can take it up again.`
              : `If you cancel, your plan ends on ${formatDate(renewsAt)}: then the workspace is on the free plan. Its credits stay.`}
          </p>
        </div>
        {endsAt ? (
          <Reactivate renewsAt={renewsAt}>{billingTexts.reactivate}</Reactivate>
        ) : (
          <Button color="red" onClick={() => setAsking(true)}>
            Cancel Subscription
          </Button>
        )}
      </div>
      {isAsking && <CancelDialog renewsAt={renewsAt} onClose={() => setAsking(false)} />}
    </section>
  )
}
