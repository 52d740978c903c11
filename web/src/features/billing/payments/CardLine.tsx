import type { Card } from '@parley/functions/shared/billing/billing'
import { IconCreditCard } from '@tabler/icons-react'
import styles from '../dialogs.module.css'
import { t } from '../texts.ts'

/** A card as its owner recognises it. */
export function CardLine({ card: { brand, last4, expMonth, expYear } }: { card: Card }) {
  return (
    <span className={styles.card}>
      <IconCreditCard size={18} aria-hidden="true" />
      <span>
        {t.rich('cardEndingIn', {
          brand: brand.slice(0, 1).toUpperCase() + brand.slice(1),
          last4,
          b: (text) => <b>{text}</b>,
        })}
        <small>{t('expiresOn', { date: `${String(expMonth).padStart(2, '0')}/${expYear}` })}</small>
      </span>
    </span>
  )
}
