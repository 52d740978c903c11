import type { Payment } from '@parley/functions/shared/billing/payment'
import type { ReactNode } from 'react'
import { ReceiptPaper } from '../../../components/receipts/ReceiptPaper.tsx'
import { formatMoney } from '../../../lib/formats/money.ts'
import styles from '../dialogs.module.css'
import { paymentLines } from './paymentLines.ts'
import { t } from '../texts.ts'

interface PaymentSummaryProps {
  payment: Payment
  discountLabel?: string
  /** The label of the sum. */
  totalLabel: string
  isStale?: boolean
  children?: ReactNode
}

/** A payment, printed like a till receipt. */
export function PaymentSummary({
  payment,
  discountLabel,
  totalLabel,
  isStale = false,
  children,
}: PaymentSummaryProps) {
  const { currency, total } = payment
  return (
    <div className={styles.summary} aria-live="polite" aria-busy={isStale}>
      <ReceiptPaper
        title={t('yourPayment')}
        rows={paymentLines(payment, discountLabel)}
        total={{ label: totalLabel, value: formatMoney(total, currency) }}
        {...(children !== undefined && { foot: children })}
      />
    </div>
  )
}
