import type { Card } from '@parley/functions/shared/billing'
import { IconCreditCard } from '@tabler/icons-react'
import styles from './dialogs.module.css'

/** A card by what its owner knows it by. */
export function CardLine({ card: { brand, last4, expMonth, expYear } }: { card: Card }) {
  return (
    <span className={styles.card}>
      <IconCreditCard size={18} aria-hidden="true" />
      <span>
        <b>{brand.slice(0, 1).toUpperCase() + brand.slice(1)}</b> ending in {last4}
        <small>
          Expires {String(expMonth).padStart(2, '0')}/{expYear}
        </small>
      </span>
    </span>
  )
}
