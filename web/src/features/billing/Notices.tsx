import { Button } from '@mantine/core'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { showToast } from '../../lib/toast.ts'
import type { Account } from './account.ts'
import { Reactivate } from './plan/Reactivate.tsx'
import styles from './BillingPage.module.css'
import { setEnding } from './plan/setEnding.ts'
import type { BillingDialog } from './useBillingDialog.ts'
import { t } from './texts.ts'

interface NoticesProps {
  account: Account
  onOpen: (dialog: BillingDialog) => void
}

/** The most important notice about the subscription. */
export function Notices({ account: { subscription, isPaid }, onOpen }: NoticesProps) {
  if (!subscription) return null
  if (isPaid && subscription.endsAt !== null) {
    return (
      <output className={styles.notice}>
        <IconInfoCircle size={18} aria-hidden="true" />
        <span>{t.rich('willEndOn', { at: new Date(subscription.endsAt), b: (text) => <b>{text}</b> })}</span>
        <Reactivate renewsAt={subscription.renewsAt} size="small">
          {t('reactivate')}
        </Reactivate>
      </output>
    )
  }
  if (subscription.status === 'past_due' || subscription.status === 'unpaid') {
    return (
      <div className={`${styles.notice} ${styles.bad}`} role="alert">
        <IconAlertTriangle size={18} aria-hidden="true" />
        <p>{t(isPaid ? 'lastPaymentFailed' : 'wasNotPaid')}</p>
        <Button variant="default" size="compact-sm" onClick={() => onOpen('payment')}>
          {t('updateCard')}
        </Button>
        {!isPaid && <EndUnpaid />}
      </div>
    )
  }
  if (subscription.status === 'pending') {
    return (
      <output className={styles.notice}>
        <IconInfoCircle size={18} aria-hidden="true" />
        <span>{t('firstPaymentMissing')}</span>
        <Button variant="default" size="compact-sm" onClick={() => onOpen('upgrade')}>
          {t('finishPayment')}
        </Button>
      </output>
    )
  }
  return null
}

/** Ends an unpaid subscription: otherwise the card would be charged again and again. */
function EndUnpaid() {
  const workspace = useWorkspaceRef()
  const [isAsking, setAsking] = useState(false)

  async function handleConfirm() {
    await setEnding(workspace, true, 'Not paid', t('cancelFailed'))
    void showToast(t('subscriptionEnded'))
  }

  return (
    <>
      <Button variant="default" size="compact-sm" onClick={() => setAsking(true)}>
        {t('endSubscription')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('endTheUnpaidSubscription')}
          text={t('givingUpSubscription')}
          action={t('endSubscription')}
          dismissal={t('keepIt')}
          isDangerous
          onConfirm={handleConfirm}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
