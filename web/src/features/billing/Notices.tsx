import { Button } from '@mantine/core'
import { billingTexts } from '@parley/functions/shared/billingTexts'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { formatDate } from '../../lib/formats.ts'
import { useWorkspaceRef } from '../../lib/session.ts'
import { showToast } from '../../lib/toast.ts'
import type { Account } from './account.ts'
import { Reactivate } from './Reactivate.tsx'
import styles from './BillingPage.module.css'
import { setEnding } from './setEnding.ts'
import type { BillingDialog } from './useBillingDialog.ts'

interface NoticesProps {
  account: Account
  onOpen: (dialog: BillingDialog) => void
}

/** What the owner has to know about the subscription before anything else. */
export function Notices({ account: { subscription, isPaid }, onOpen }: NoticesProps) {
  if (!subscription) return null
  if (isPaid && subscription.endsAt !== null) {
    return (
      <output className={styles.notice}>
        <IconInfoCircle size={18} aria-hidden="true" />
        <span>
          Your subscription will end on <b>{formatDate(subscription.endsAt)}</b>. After that the workspace is
          on the free plan.
        </span>
        <Reactivate renewsAt={subscription.renewsAt} size="small">
          Reactivate
        </Reactivate>
      </output>
    )
  }
  if (subscription.status === 'past_due' || subscription.status === 'unpaid') {
    const text = isPaid
      ? 'Your last payment failed. Everything works for a week while we try again.'
      : 'Your subscription was not paid, so the workspace is on the free plan.'
    return (
      <div className={`${styles.notice} ${styles.bad}`} role="alert">
        <IconAlertTriangle size={18} aria-hidden="true" />
        <p>{text} Please check your payment method.</p>
        <Button variant="default" size="compact-sm" onClick={() => onOpen('payment')}>
          Update card
        </Button>
        {!isPaid && <EndUnpaid />}
      </div>
    )
  }
  if (subscription.status === 'pending') {
    return (
      <output className={styles.notice}>
        <IconInfoCircle size={18} aria-hidden="true" />
        <span>Your subscription waits for its first payment.</span>
        <Button variant="default" size="compact-sm" onClick={() => onOpen('upgrade')}>
          Finish payment
        </Button>
      </output>
    )
  }
  return null
}

/** The way out of a subscription that is not paid: else the card would be tried again and again. */
function EndUnpaid() {
  const workspace = useWorkspaceRef()
  const [isAsking, setAsking] = useState(false)

  async function handleConfirm() {
    await setEnding(workspace, true, 'Not paid', billingTexts.cancelFailed)
    void showToast('Subscription ended.')
  }

  return (
    <>
      <Button variant="default" size="compact-sm" onClick={() => setAsking(true)}>
        End subscription
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="End the unpaid subscription?"
          text="Your card is not tried for it any more, and what is open of it is dropped. Your credits stay, and you can subscribe again at any time."
          action="End subscription"
          dismissal="Keep it"
          isDangerous
          onConfirm={handleConfirm}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
