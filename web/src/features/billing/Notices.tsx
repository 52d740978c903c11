import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { Button } from '../../components/Button.tsx'
import { formatDate } from '../../lib/formats.ts'
import type { Account } from './account.ts'
import { Reactivate } from './Reactivate.tsx'
import styles from './BillingPage.module.css'
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
        <span>Your subscription will end on <b>{formatDate(subscription.endsAt)}</b>. After that the workspace is on the free plan.</span>
        <Reactivate renewsAt={subscription.renewsAt} size="small">Reactivate</Reactivate>
      </output>
    )
  }
  if (subscription.status === 'past_due' || subscription.status === 'unpaid') {
    const text = isPaid ? 'Your last payment failed. Everything works for a week while we try again.' : 'Your subscription was not paid, so the workspace is on the free plan.'
    return (
      <div className={`${styles.notice} ${styles.bad}`} role="alert">
        <IconAlertTriangle size={18} aria-hidden="true" />
        <p>{text} Please check your payment method.</p>
        <Button variant="default" size="small" onClick={() => onOpen('payment')}>Update card</Button>
      </div>
    )
  }
  if (subscription.status === 'pending') {
    return (
      <output className={styles.notice}>
        <IconInfoCircle size={18} aria-hidden="true" />
        <span>Your subscription waits for its first payment.</span>
        <Button variant="default" size="small" onClick={() => onOpen('upgrade')}>Finish payment</Button>
      </output>
    )
  }
  return null
}
