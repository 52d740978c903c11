import { Button } from '@mantine/core'
import type { Card } from '@parley/functions/shared/billing/billing'
import type { PaymentFailure } from '@parley/functions/shared/billing/paymentFailures'
import { useState } from 'react'
import { CardLine } from '../../../features/billing/payments/CardLine.tsx'
import { paymentFailureText } from '../../../features/billing/payments/paymentFailureText.ts'
import { call } from '../../../lib/call.ts'
import { formatMoney } from '../../../lib/formats/money.ts'
import { useSender } from '../../../lib/forms/useSender.ts'
import { showToast } from '../../../lib/toast.ts'
import { useClient } from '../ClientContext.ts'
import { t } from '../texts.ts'
import { ConfirmAtBank } from './ConfirmAtBank.tsx'
import styles from './Unpaid.module.css'

interface PayNowProps {
  /** The amount that is due, in cents. */
  due: number
  /** Why it was not paid. */
  reason: PaymentFailure
  /** The card that is charged; null without one. */
  card: Card | null
  onPaid: () => void
}

/**
 * Charges the open month to the stored card. Where the bank asks for a confirmation, it leads to the payment
 * service's page instead.
 */
export function PayNow({ due, reason, card, onPaid }: PayNowProps) {
  const { region, organisation } = useClient()
  const [confirmUrl, setConfirmUrl] = useState('')
  const { isBusy, failure, send } = useSender()
  const price = formatMoney(due, 'usd')

  async function pay() {
    setConfirmUrl('')
    const result = await call('payUnpaidPlan', { region, orgId: organisation.ID }, region)
    setConfirmUrl(result.confirmUrl)
    if (!result.isPaid) return
    void showToast(t('monthPaid'))
    onPaid()
  }

  if (!card) return <p className={styles.due}>{t('dueWithoutCard', { price })}</p>
  return (
    <div className={styles.pay}>
      {reason !== '' && !failure && confirmUrl === '' && <p>{paymentFailureText(reason, '')}</p>}
      <div className={styles.due}>
        <p>{t('dueNow', { price })}</p>
        <CardLine card={card} />
      </div>
      <Button size="md" data-autofocus loading={isBusy} onClick={() => void send({ work: pay })}>
        {t('payNow')}
      </Button>
      {confirmUrl !== '' && <ConfirmAtBank url={confirmUrl} />}
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </div>
  )
}
