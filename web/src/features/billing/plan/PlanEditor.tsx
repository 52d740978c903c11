import { Button } from '@mantine/core'
import { planOf } from '@parley/functions/shared/billing/payment'
import { isSame } from '@parley/functions/shared/texts/isSame'
import { useState } from 'react'
import { chosenPlan, type Account, type ChosenPlan } from '../account.ts'
import { ConfirmPlan } from './ConfirmPlan.tsx'
import { CreditChoice } from './CreditChoice.tsx'
import { CycleChoice } from './CycleChoice.tsx'
import styles from '../dialogs.module.css'
import { t } from '../texts.ts'

interface PlanEditorProps {
  account: Account
  /** The choice that was made beside the prices. */
  chosen: ChosenPlan
  onChanged: (hasChanges: boolean) => void
}

/** The cycle and the credits of a paid plan, as local changes until their price is confirmed. */
export function PlanEditor({ account, chosen, onChanged }: PlanEditorProps) {
  const { catalogue, subscription, currency } = account
  const [wanted, setWanted] = useState(chosen)
  const [isConfirming, setConfirming] = useState(false)
  if (!subscription) return null
  const { nextPlan, renewsAt, endsAt, status } = subscription
  const isOpen = endsAt === null && status === 'active'

  function handleChange(next: ChosenPlan) {
    setWanted(next)
    onChanged(!isSame(next, chosenPlan(account)))
  }

  return (
    <section className={styles.step}>
      <div>
        <h3 className={styles.heading}>{t('planAndCredits')}</h3>
        {!isOpen && <p className={styles.hint}>{t('planNeedsPayment')}</p>}
        {isOpen && nextPlan && (
          <p className={styles.note}>
            {t(nextPlan.cycle === 'yearly' ? 'nextPlanYearly' : 'nextPlanMonthly', {
              at: new Date(renewsAt),
              count: nextPlan.monthlyCredits,
            })}
          </p>
        )}
      </div>
      {isOpen && (
        <>
          <CycleChoice value={wanted.cycle} onChange={(cycle) => handleChange({ ...wanted, cycle })} />
          <CreditChoice
            catalogue={catalogue}
            plan={planOf(catalogue, subscription.plan)}
            currency={currency}
            value={wanted}
            onChange={(monthlyCredits) => handleChange({ ...wanted, monthlyCredits })}
          />
          <div className={styles.buttons}>
            <Button
              variant="default"
              disabled={isSame(wanted, chosenPlan(account))}
              onClick={() => setConfirming(true)}
            >
              {t('changePlan')}
            </Button>
          </div>
        </>
      )}
      {isConfirming && (
        <ConfirmPlan
          account={account}
          wanted={wanted}
          onDone={() => onChanged(false)}
          onClose={() => setConfirming(false)}
        />
      )}
    </section>
  )
}
