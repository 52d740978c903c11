import { Button } from '@mantine/core'
import { billingTexts } from '@parley/functions/shared/billingTexts'
import type { Account } from './account.ts'
import { CardLine } from './CardLine.tsx'
import styles from './BillingPage.module.css'
import type { BillingDialog } from './useBillingDialog.ts'

interface PaymentMethodProps {
  account: Account
  onOpen: (dialog: BillingDialog) => void
}

/** The card that pays. */
export function PaymentMethod({ account: { billing }, onOpen }: PaymentMethodProps) {
  const card = billing?.card ?? null
  return (
    <section className={styles.card} aria-label={billingTexts.paymentMethod}>
      <header className={styles.cardHead}>
        <h2>{billingTexts.paymentMethod}</h2>
        <Button variant="default" size="compact-sm" onClick={() => onOpen('payment')}>
          {card ? 'Update card' : 'Add card'}
        </Button>
      </header>
      {card ? (
        <CardLine card={card} />
      ) : (
        <p className={styles.hint}>No card yet. It is asked for when you upgrade.</p>
      )}
    </section>
  )
}
