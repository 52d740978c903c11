import { Button, NumberInput } from '@mantine/core'
import { topUpLimits, type Card } from '@parley/functions/shared/billing'
import { totalOf, unitsFor } from '@parley/functions/shared/payment'
import { useState } from 'react'
import { formatCredits } from '../../lib/formatCredits.ts'
import { useHold } from '../../components/useHold.ts'
import { toCallError } from '../../lib/errors.ts'
import { useWorkspaceRef } from '../../lib/session.ts'
import { showToast } from '../../lib/toast.ts'
import type { Account } from './account.ts'
import { CardLine } from './CardLine.tsx'
import { formatCreditPrice, formatMoney } from '../../lib/money.ts'
import { PaymentSummary } from './PaymentSummary.tsx'
import { topUp } from './purchases.ts'
import { StepDialog } from './StepDialog.tsx'
import { useDebt } from './useDebt.ts'
import { useEarlierTopUp } from './useEarlierTopUp.ts'
import styles from './dialogs.module.css'
import { t } from './texts.ts'

interface TopUpDialogProps {
  account: Account
  card: Card
  /** The amount as it stands in the field. */
  typed: number | string
  onType: (typed: number | string) => void
  onChangeCard: () => void
  onClose: () => void
}

const proposals = [5, 10, 25, 50]

/** Buys credit with the card on file. Below the least amount nothing is sent. */
export function TopUpDialog({
  account: { catalogue, currency: info },
  card,
  typed,
  onType,
  onChangeCard,
  onClose,
}: TopUpDialogProps) {
  const workspace = useWorkspaceRef()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const hold = useHold()
  // What is being typed stays as it is: nobody's digits are moved or cut off where money is meant.
  const minor = Math.round((Number(typed) || 0) * 100)
  const earlier = useEarlierTopUp(minor)
  const isEnough = minor >= topUpLimits.least
  const isTooMuch = minor > topUpLimits.most
  const units = unitsFor(catalogue, info, isTooMuch ? topUpLimits.most : minor)
  const owed = Math.min(useDebt(), units)
  const money = (amount: number) => formatMoney(amount, info.currency, 'dropped')
  const problem = isTooMuch
    ? `At most ${money(topUpLimits.most)}.`
    : typed !== '' && !isEnough
      ? `At least ${money(topUpLimits.least)}.`
      : undefined

  async function handleSubmit() {
    setBusy(true)
    hold(true)
    earlier.begin()
    setFailure(undefined)
    try {
      await topUp(workspace, minor, card.id)
      void showToast(t('toppedUp'), 'good', 3000)
      hold(false)
      onClose()
    } catch (error) {
      const { code, message, fields } = toCallError(error)
      setFailure(fields.amount ?? (code === 'internal' ? t('topUpFailed') : message))
      setBusy(false)
      hold(false)
    }
  }

  return (
    <StepDialog
      title={t('addToCreditBalance')}
      action={t('confirmPayment')}
      isDisabled={!isEnough || isTooMuch || earlier.isAsking}
      isBusy={isBusy}
      failure={failure}
      onSubmit={() => void handleSubmit()}
      onClose={onClose}
    >
      <div>
        <NumberInput
          data-autofocus
          label={t('amount')}
          description={t('topUpBetween', { least: money(topUpLimits.least), most: money(topUpLimits.most) })}
          error={problem}
          prefix={info.symbol}
          decimalScale={2}
          allowNegative={false}
          hideControls
          thousandSeparator=","
          clampBehavior="none"
          value={typed}
          disabled={isBusy}
          onChange={onType}
        />
        <fieldset className={styles.proposals} aria-label={t('amounts')}>
          {proposals.map((proposal) => (
            <Button
              key={proposal}
              variant="default"
              size="compact-sm"
              aria-pressed={typed === proposal}
              disabled={isBusy}
              onClick={() => onType(proposal)}
            >
              {money(proposal * 100)}
            </Button>
          ))}
        </fieldset>
      </div>
      <div className={styles.with}>
        <CardLine card={card} />
        <Button variant="subtle" size="compact-sm" disabled={isBusy} onClick={onChangeCard}>
          {t('changeCard')}
        </Button>
      </div>
      {earlier.state === 'succeeded' && (
        <output className={styles.earlier}>{t('earlierArrived', { amount: money(minor) })}</output>
      )}
      {(earlier.state === 'created' || earlier.state === 'action') && (
        <output className={styles.earlier}>{t('earlierOpen', { amount: money(minor) })}</output>
      )}
      {!isTooMuch && (
        <PaymentSummary
          payment={totalOf(
            [{ label: t('creditsBought', { credits: formatCredits(units) }), quantity: 1, amount: minor }],
            info,
          )}
          totalLabel={t('chargedNow')}
        >
          {owed > 0 && (
            <p className={styles.next}>
              {t('payDebt', { owed: formatCredits(owed), rest: formatCredits(units - owed) })}
            </p>
          )}
          <p className={styles.next}>
            {t('oneCreditCosts', { price: formatCreditPrice(catalogue.nanoUsdPerCredit, info) })}
          </p>
        </PaymentSummary>
      )}
    </StepDialog>
  )
}
