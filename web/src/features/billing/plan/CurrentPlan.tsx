import type { Live } from '../../../lib/live/live.ts'
import type { Account, Spent } from '../account.ts'
import { CreditLeft, type SpentByDay } from '../credit/CreditLeft.tsx'
import styles from './CurrentPlan.module.css'
import { PlanReceipt } from './PlanReceipt.tsx'
import type { BillingDialog } from '../useBillingDialog.ts'
import { t } from '../texts.ts'

interface CurrentPlanProps {
  account: Account
  spent: Live<Spent>
  byDay: Live<SpentByDay>
  onOpen: (dialog: BillingDialog) => void
}

/** The remaining credit, its duration and its use; beside it the next payment. */
export function CurrentPlan({ account, spent, byDay, onOpen }: CurrentPlanProps) {
  return (
    <section className={styles.plan} aria-label={t('currentPlan')}>
      <CreditLeft account={account} spent={spent} byDay={byDay} onOpen={onOpen} />
      <PlanReceipt account={account} spent={spent} onOpen={onOpen} />
    </section>
  )
}
