import type { Payment } from '@parley/functions/shared/payment'
import type { ReactNode } from 'react'
import { formatMoney } from '../../lib/money.ts'
import styles from './dialogs.module.css'
import { t } from './texts.ts'

interface PaymentSummaryProps {
  payment: Payment
  discountLabel?: string
  /** What the sum is called; without it the sum stands elsewhere. */
  totalLabel?: string
  isStale?: boolean
  children?: ReactNode
}

/** What is paid, line by line: the discount off the subtotal, and the tax on what is left. */
export function PaymentSummary({
  payment,
  discountLabel = t('discount'),
  totalLabel,
  isStale = false,
  children,
}: PaymentSummaryProps) {
  const { currency, lines, subtotal, discount, tax, taxName, total } = payment
  return (
    <div className={styles.summary} aria-live="polite" aria-busy={isStale}>
      <dl>
        {lines.map(({ label, quantity, amount }) => (
          <Line
            key={label}
            label={quantity > 1 ? `${label} × ${quantity}` : label}
            value={formatMoney(amount, currency)}
          />
        ))}
        {(discount > 0 || (tax > 0 && lines.length > 1)) && (
          <Line label={t('subtotal')} value={formatMoney(subtotal, currency)} isQuiet />
        )}
        {discount > 0 && <Line label={discountLabel} value={`−${formatMoney(discount, currency)}`} isQuiet />}
        {tax > 0 && <Line label={taxName} value={formatMoney(tax, currency)} isQuiet />}
        {totalLabel !== undefined && (
          <div className={styles.total}>
            <dt>{totalLabel}</dt>
            <dd>{formatMoney(total, currency)}</dd>
          </div>
        )}
      </dl>
      {children}
    </div>
  )
}

function Line({ label, value, isQuiet = false }: { label: string; value: string; isQuiet?: boolean }) {
  return (
    <div className={isQuiet ? styles.quiet : undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
