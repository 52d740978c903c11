import { Button } from '@mantine/core'
import type { Card } from '@parley/functions/shared/billing/billing'
import type { AddonKey } from '@parley/functions/shared/billing/catalogue'
import { monthsIn } from '@parley/functions/shared/billing/planPrices'
import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Dialog } from '../../../components/dialogs/Dialog.tsx'
import { useLeaveBlock } from '../../../components/leaving/useLeaveBlock.ts'
import { isSame } from '@parley/functions/shared/texts/isSame'
import { toCallError } from '../../../lib/errors.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import type { Account, ChosenPlan } from '../account.ts'
import { chosenAddon } from '../addons/chosenAddon.ts'
import { ConfirmSubscription, type Wanted } from './ConfirmSubscription.tsx'
import { PaymentDialog } from '../payments/PaymentDialog.tsx'
import { PaymentSummary } from '../payments/PaymentSummary.tsx'
import { subscribe } from '../payments/purchases.ts'
import { RechargeCard } from '../credit/RechargeCard.tsx'
import { usePreview } from './usePreview.ts'
import { Waiting } from '../payments/Waiting.tsx'
import styles from '../dialogs.module.css'
import { t } from '../texts.ts'

type Step =
  | { name: 'confirm' }
  | { name: 'between' }
  | { name: 'payment' }
  | { name: 'creating' }
  | { name: 'confirming' }
  | { name: 'done' }
  | { name: 'failed'; message: string }

/** The pause between two dialogs, so that the first has closed. */
const pauseMs = 100

interface UpgradeFlowProps {
  account: Account
  chosen: ChosenPlan
  /** The add-on that is chosen to begin with. */
  addon: AddonKey | undefined
  onClose: () => void
}

/** The upgrade from the free plan: its price, the card, the bank, and the summary. */
export function UpgradeFlow({ account, chosen, addon, onClose }: UpgradeFlowProps) {
  const workspace = useWorkspaceRef()
  const hold = useLeaveBlock()
  const [step, setStep] = useState<Step>({ name: 'confirm' })
  const [total, setTotal] = useState(0)
  const [first] = useState(() => firstWish(account, chosen, addon))
  const [wanted, setWanted] = useState(first)
  const isDirty = !isSame(wanted, first)

  useEffect(() => {
    if (step.name !== 'between') return
    const timer = setTimeout(() => setStep({ name: 'payment' }), pauseMs)
    return () => clearTimeout(timer)
  }, [step.name])

  function handleContinue(shown: number) {
    setTotal(shown)
    setStep({ name: 'between' })
  }

  async function handleCard(card: Card) {
    setStep({ name: 'creating' })
    hold(true)
    try {
      await subscribe(
        workspace,
        {
          ...wanted.plan,
          quantities: wanted.quantities,
          discountCode: wanted.discount?.code ?? '',
          total,
        },
        card.id,
        () => setStep({ name: 'confirming' }),
      )
      setStep({ name: 'done' })
    } catch (error) {
      const { code, message, fields } = toCallError(error)
      setStep({ name: 'failed', message: code === 'internal' ? '' : (fields.discountCode ?? message) })
    }
    hold(false)
  }

  switch (step.name) {
    case 'confirm':
      return (
        <ConfirmSubscription
          account={account}
          wanted={wanted}
          isDirty={isDirty}
          onChange={setWanted}
          onContinue={handleContinue}
          onClose={onClose}
        />
      )
    case 'between':
      return null
    case 'payment':
      return (
        <PaymentDialog
          account={account}
          purpose="plan"
          country={wanted.country}
          isDirty={isDirty}
          summary={<WantedSummary account={account} wanted={wanted} />}
          onCard={(card) => void handleCard(card)}
          onClose={onClose}
        />
      )
    case 'creating':
    case 'confirming':
      return (
        <Dialog isBusy onClose={() => {}} title={t('paymentForPlan')} size={520}>
          {step.name === 'creating' ? (
            <Waiting text={t('creatingSubscription')} />
          ) : (
            <Waiting text={t('confirmingPayment')} hint={t('completeVerification')} />
          )}
        </Dialog>
      )
    case 'done':
      return <UpgradeDone account={account} wanted={wanted} onClose={onClose} />
    case 'failed':
      // Another window was faster: this failure no longer matters.
      if (account.isPaid) return <PaidElsewhere onClose={onClose} />
      return (
        <UpgradeFailed
          message={step.message}
          onRetry={() => setStep({ name: 'payment' })}
          onClose={onClose}
        />
      )
  }
}

interface UpgradeDoneProps {
  account: Account
  wanted: Wanted
  onClose: () => void
}

function UpgradeDone({ account, wanted, onClose }: UpgradeDoneProps) {
  return (
    <Dialog onClose={onClose} title={t('subscriptionCreated')} size={560}>
      <div className={styles.step}>
        <p className={styles.done}>
          <IconCircleCheck size={20} aria-hidden="true" />{' '}
          {t('planActive', { count: monthsIn[wanted.plan.cycle] * wanted.plan.monthlyCredits })}
        </p>
        <WantedSummary account={account} wanted={wanted} totalLabel={t('paid')} />
        <RechargeCard account={account} isInDialog />
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t('done')}</Button>
        </div>
      </div>
    </Dialog>
  )
}

function PaidElsewhere({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title={t('yourPlanIsActive')} size={480}>
      <div className={styles.step}>
        <p className={styles.done}>
          <IconCircleCheck size={20} aria-hidden="true" /> {t('paidElsewhere')}
        </p>
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t('done')}</Button>
        </div>
      </div>
    </Dialog>
  )
}

interface UpgradeFailedProps {
  /** The reason for people; empty when it is unknown. */
  message: string
  onRetry: () => void
  onClose: () => void
}

function UpgradeFailed({ message, onRetry, onClose }: UpgradeFailedProps) {
  return (
    <Dialog onClose={onClose} title={t('subscriptionError')} size={480}>
      <div className={styles.step}>
        <div role="alert">
          <p>{t('subscriptionErrorText')}</p>
          {message && <p className={styles.failure}>{message}</p>}
        </div>
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('close')}
          </Button>
          <Button onClick={onRetry}>{t('tryAgain')}</Button>
        </div>
      </div>
    </Dialog>
  )
}

/**
 * Returns the options that the dialog begins with: the add-ons of an attempt that waits for its first
 * payment, and the one that brought the person here.
 */
function firstWish(
  { catalogue, country, subscription }: Account,
  plan: ChosenPlan,
  addon: AddonKey | undefined,
): Wanted {
  const waiting = subscription?.status === 'pending' ? subscription.nextAddons : {}
  const quantities = { ...waiting, ...chosenAddon(catalogue, addon, waiting) }
  return { country, plan, quantities, discount: null, uncheckedCode: '' }
}

function WantedSummary({
  account,
  wanted,
  totalLabel = t('dueToday'),
}: {
  account: Account
  wanted: Wanted
  totalLabel?: string
}) {
  const { discount } = wanted
  const { payment, isStale } = usePreview(account, wanted)
  return (
    <PaymentSummary
      payment={payment}
      totalLabel={totalLabel}
      isStale={isStale}
      {...(discount && { discountLabel: t('discountOf', { code: discount.code }) })}
    />
  )
}
