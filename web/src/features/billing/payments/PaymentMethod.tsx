import { Button } from '@mantine/core'
import type { Account } from '../account.ts'
import { CardLine } from './CardLine.tsx'
import styles from '../BillingPage.module.css'
import type { BillingDialog } from '../useBillingDialog.ts'
import { t } from '../texts.ts'

interface PaymentMethodProps {
  account: Account
  onOpen: (dialog: BillingDialog) => void
}

/** The card for payments. */
export function PaymentMethod({ account: { billing }, onOpen }: PaymentMethodProps) {
  const card = billing?.card ?? null
  return (
    <section className={`${styles.card} ${styles.row}`} aria-label={t('cardOnFile')}>
      <header className={styles.cardHead}>
        <h2>{t('cardOnFile')}</h2>
        <Button variant="default" size="compact-sm" onClick={() => onOpen('payment')}>
          {card ? t('updateCard') : t('addCard')}
        </Button>
      </header>
      {card ? <CardLine card={card} /> : <p className={styles.hint}>{t('noCardYet')}</p>}
    </section>
  )
}
