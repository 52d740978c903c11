import { Button, NumberInput } from '@mantine/core'
import { topUpLimits, type Card } from '@parley/functions/shared/billing/billing'
import { unitsFor, type Payment } from '@parley/functions/shared/billing/payment'
import { z } from 'zod'
import { formatCredits } from '../../../lib/formats/formatCredits.ts'
import { DialogForm } from '../../../components/dialogs/DialogForm.tsx'
import { useLeaveBlock } from '../../../components/leaving/useLeaveBlock.ts'
import { CallError, sentenceOf, toCallError } from '../../../lib/errors.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { showToast } from '../../../lib/toast.ts'
import type { Account } from '../account.ts'
import { CardLine } from '../payments/CardLine.tsx'
import { formatCreditPrice, formatMoney } from '../../../lib/formats/money.ts'
import { PaymentSummary } from '../payments/PaymentSummary.tsx'
import { topUp } from '../payments/purchases.ts'
import { useDebt } from './useDebt.ts'
import { useEarlierTopUp } from './useEarlierTopUp.ts'
import { useTopUpPrice } from './useTopUpPrice.ts'
import styles from '../dialogs.module.css'
import { t } from '../texts.ts'

interface TopUpDialogProps {
  account: Account
  card: Card
  /** The initial amount. */
  amount: number | string
  onChangeCard: (typed: number | string) => void
  onClose: () => void
}

const proposals = [5, 10, 25, 50]

/**
 * Converts the input to minor units. Typed digits are never moved or cut off, because they are an amount of
 * money.
 */
const toMinor = (typed: number | string) => Math.round((Number(typed) || 0) * 100)

const amountSchema = (money: (minor: number) => string) =>
  z.object({
    amount: z
      .union([z.number(), z.string()])
      .transform(toMinor)
      .refine((minor) => minor >= topUpLimits.least, t('leastAmount', { amount: money(topUpLimits.least) }))
      .refine((minor) => minor <= topUpLimits.most, t('mostAmount', { amount: money(topUpLimits.most) })),
  })

/** Buys credit with the stored card. Below the minimum nothing is sent. */
export function TopUpDialog({ account, card, amount, onChangeCard, onClose }: TopUpDialogProps) {
  const { catalogue, currency } = account
  const workspace = useWorkspaceRef()
  const hold = useLeaveBlock()
  const money = (minor: number) => formatMoney(minor, currency.currency, 'dropped')
  const schema = amountSchema(money)
  const form = useCallForm({
    initialValues: { amount },
    schema,
    onSubmit: async ({ amount: minor }) => {
      hold(true)
      earlier.startAttempt()
      try {
        await topUp(workspace, { amount: minor, total: price.payment.total }, card.id)
        void showToast(t('toppedUp'), 'good', 3000)
      } catch (error) {
        const { code } = toCallError(error)
        throw code === 'internal' ? new CallError(code, t('topUpFailed')) : error
      } finally {
        hold(false)
      }
      onClose()
    },
  })
  const { fields, isBusy } = form
  const typed = fields.values.amount
  const checked = schema.safeParse(fields.values)
  const minor = toMinor(typed)
  const earlier = useEarlierTopUp(minor)
  const isTooMuch = minor > topUpLimits.most
  const units = unitsFor(catalogue, currency, Math.min(minor, topUpLimits.most))
  const owed = Math.min(useDebt(), units)
  const label = t('creditsBought', { credits: formatCredits(units) })
  const price = useTopUpPrice(account, label, checked.success ? minor : null)
  const field = fields.getInputProps('amount')

  return (
    <DialogForm
      title={t('addToCreditBalance')}
      action={t('confirmPayment')}
      isDisabled={!checked.success || earlier.isAsking || price.isStale}
      size={520}
      form={form}
      onClose={onClose}
    >
      <div>
        <NumberInput
          data-autofocus
          label={t('amount')}
          description={t('topUpBetween', { least: money(topUpLimits.least), most: money(topUpLimits.most) })}
          prefix={currency.symbol}
          decimalScale={2}
          // A typed point or comma begins the cents in every language: read as thousands, it would cost a
          // hundred times as much.
          allowedDecimalSeparators={['.', ',']}
          allowNegative={false}
          hideControls
          clampBehavior="none"
          disabled={isBusy}
          {...field}
          error={field.error ?? (typed === '' ? undefined : checked.error?.issues[0]?.message)}
        />
        <Proposals
          typed={typed}
          isDisabled={isBusy}
          money={money}
          onChoose={(proposal) => fields.setFieldValue('amount', proposal)}
        />
      </div>
      <div className={styles.with}>
        <CardLine card={card} />
        <Button variant="subtle" size="compact-sm" disabled={isBusy} onClick={() => onChangeCard(typed)}>
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
        <TopUpSummary catalogue={catalogue} currency={currency} price={price} units={units} owed={owed} />
      )}
    </DialogForm>
  )
}

interface ProposalsProps {
  typed: number | string
  isDisabled: boolean
  money: (minor: number) => string
  onChoose: (proposal: number) => void
}

function Proposals({ typed, isDisabled, money, onChoose }: ProposalsProps) {
  return (
    <fieldset className={styles.proposals} aria-label={t('amounts')}>
      {proposals.map((proposal) => (
        <Button
          key={proposal}
          variant="default"
          size="compact-sm"
          aria-pressed={typed === proposal}
          disabled={isDisabled}
          onClick={() => onChoose(proposal)}
        >
          {money(proposal * 100)}
        </Button>
      ))}
    </fieldset>
  )
}

interface TopUpSummaryProps {
  catalogue: Account['catalogue']
  currency: Account['currency']
  price: { payment: Payment; isStale: boolean; error: unknown }
  units: number
  owed: number
}

/** The price of the bought credits, and the part that pays a debt. */
function TopUpSummary({ catalogue, currency, price, units, owed }: TopUpSummaryProps) {
  return (
    <PaymentSummary payment={price.payment} isStale={price.isStale} totalLabel={t('chargedNow')}>
      {price.error !== null && (
        <p role="alert" className={styles.next}>
          {sentenceOf(price.error)}
        </p>
      )}
      {owed > 0 && (
        <p className={styles.next}>
          {t('payDebt', { owed: formatCredits(owed), rest: formatCredits(units - owed) })}
        </p>
      )}
      <p className={styles.next}>
        {t('oneCreditCosts', { price: formatCreditPrice(catalogue.nanoUsdPerCredit, currency) })}
      </p>
    </PaymentSummary>
  )
}
