import { billingTexts } from '@parley/functions/shared/billingTexts'
import { useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { formatDate } from '../../lib/formats.ts'
import { useWorkspaceRef } from '../../lib/session.ts'
import { showToast } from '../../lib/toast.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { setEnding } from './setEnding.ts'
import styles from './dialogs.module.css'

interface DangerZoneProps {
  /** When it ends, once it was cancelled. */
  endsAt: number | null
  renewsAt: number
}

/** Where a subscription is cancelled, and taken up again while it has not ended. */
export function DangerZone({ endsAt, renewsAt }: DangerZoneProps) {
  const workspace = useWorkspaceRef()
  const [isAsking, setAsking] = useState(false)

  async function handleReactivate() {
    await setEnding(workspace, false, '', billingTexts.reactivateFailed)
    void showToast(billingTexts.reactivated)
  }

  return (
    <section className={styles.danger} aria-label="Danger Zone">
      <h3 className={styles.heading}>Danger Zone</h3>
      <div className={styles.plan}>
        <div>
          <b>{billingTexts.willMissYou}</b>
          <p>{endsAt ? `Your subscription ends on ${formatDate(endsAt)}. Until then you can take it up again.` : `After ${formatDate(renewsAt)} the workspace is on the free plan. Its credits stay.`}</p>
        </div>
        {endsAt ? (
          <Button onClick={() => setAsking(true)}>{billingTexts.reactivate}</Button>
        ) : (
          <Button variant="danger" onClick={() => setAsking(true)}>Cancel Subscription</Button>
        )}
      </div>
      {isAsking && (endsAt ? (
        <ConfirmDialog
          title="Reactivate subscription?" text={`It goes on as before, and the next month is charged on ${formatDate(renewsAt)}.`} action={billingTexts.reactivate}
          onConfirm={handleReactivate} onClose={() => setAsking(false)}
        />
      ) : (
        <CancelDialog renewsAt={renewsAt} onClose={() => setAsking(false)} />
      ))}
    </section>
  )
}
