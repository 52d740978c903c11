import { Radio } from '@mantine/core'
import { totalOf } from '@parley/functions/shared/billing/payment'
import { subscriptionLines } from '@parley/functions/shared/billing/subscriptionLines'
import { useState } from 'react'
import { DialogForm } from '../../../components/dialogs/DialogForm.tsx'
import { toCallError } from '../../../lib/errors.ts'
import { useConfirmation } from '../../../lib/forms/useConfirmation.ts'
import { presentOrder, type Account } from '../account.ts'
import { addonChanges, priceOfChanges, type AddonChange } from './addonChanges.ts'
import { formatMoney } from '../../../lib/formats/money.ts'
import { priceWords } from '../../../lib/texts/priceWords.ts'
import { PaymentSummary } from '../payments/PaymentSummary.tsx'
import type { Quantities } from '../payments/purchases.ts'
import { seenPrice, useChangePreview } from '../plan/useChangePreview.ts'
import { useRenewal } from '../plan/useRenewal.ts'
import styles from '../dialogs.module.css'
import { t } from '../texts.ts'

/** A price that the payer has seen, in minor units, and the time from which it counts. */
export interface SeenPrice {
  total: number
  at: number
}

interface ConfirmChangesProps {
  account: Account
  /** The changes against the saved add-ons. */
  changes: AddonChange[]
  /** The add-ons that are paid now. */
  now: Quantities
  wanted: Quantities
  /** Called with the price of today if the changes count at once. */
  onConfirm: (seen: SeenPrice | undefined) => Promise<void>
  onClose: () => void
}

/** The price of the changed add-ons, from the next payment on or today, before they are saved. */
export function ConfirmChanges({ account, changes, now, wanted, onConfirm, onClose }: ConfirmChangesProps) {
  const { catalogue, currency, subscription } = account
  const order = presentOrder(account)
  const next = useRenewal(account, wanted)
  const canBeNow =
    subscription?.status === 'active' &&
    subscription.endsAt === null &&
    addonChanges(catalogue, now, wanted).some(({ before, after }) => after > before)
  const [turn, setTurn] = useState(0)
  const preview = useChangePreview(canBeNow ? { quantities: wanted } : null, turn)
  const atOnce = preview.status === 'ready' && preview.data.due ? preview.data : undefined
  const [isNow, setNow] = useState(false)
  const due = isNow ? atOnce?.due : undefined
  const form = useConfirmation(async () => {
    await onConfirm(isNow && atOnce ? seenPrice(atOnce) : undefined).catch((error: unknown) => {
      // The shown price may be too old.
      if (isNow && toCallError(error).code === 'failed-precondition') setTurn((count) => count + 1)
      throw error
    })
    onClose()
  })
  const payment = next ?? totalOf(subscriptionLines(catalogue, currency, order, wanted), currency)
  const isYearly = order.cycle === 'yearly'
  const later = formatMoney(payment.total, currency.currency)
  return (
    <DialogForm title={t('saveAddOnChanges')} action={t('confirmChanges')} form={form} onClose={onClose}>
      <ul className={styles.changes} aria-label={t('changes')}>
        {changes.map(({ key, name, before, after }) => (
          <li key={key}>
            <span dir="auto">{priceWords(name)}</span>{' '}
            <b>
              {before} → {after}
            </b>
          </li>
        ))}
      </ul>
      {atOnce?.due && subscription && (
        <Radio.Group
          label={t('whenItCounts')}
          value={isNow ? 'now' : 'renewal'}
          onChange={(value) => setNow(value === 'now')}
        >
          <div className={styles.choices}>
            <Radio
              value="renewal"
              label={t('withNextPayment', { at: new Date(subscription.renewsAt), amount: later })}
            />
            <Radio
              value="now"
              label={t('todayPro', { amount: formatMoney(atOnce.due.total, currency.currency) })}
            />
          </div>
        </Radio.Group>
      )}
      {due ? (
        <PaymentSummary payment={due} totalLabel={t('dueToday')}>
          <p className={styles.next}>
            {t(isYearly ? 'laterEveryYear' : 'laterEveryMonth', { amount: later })}
          </p>
        </PaymentSummary>
      ) : (
        <PaymentSummary
          payment={payment}
          totalLabel={t(isYearly ? 'everyYear' : 'everyMonth')}
          isStale={!next}
        >
          <p className={styles.next}>
            <FromThen account={account} now={now} wanted={wanted} />
          </p>
        </PaymentSummary>
      )}
      <p>{t(isYearly ? 'addOnTermsYearly' : 'addOnTerms')}</p>
    </DialogForm>
  )
}

/** The difference to the price of the present cycle, and when it begins. */
function FromThen({ account, now, wanted }: Pick<ConfirmChangesProps, 'account' | 'now' | 'wanted'>) {
  const { catalogue, currency, subscription } = account
  const { cycle } = presentOrder(account)
  const next = useRenewal(account, wanted)
  // Compares with the add-ons that are paid now, not with an earlier plan for the next payment.
  const before = useRenewal(account, now)
  const difference =
    next && before
      ? next.subtotal - before.subtotal
      : priceOfChanges(catalogue, currency.currency, cycle, addonChanges(catalogue, now, wanted))
  const amount = formatMoney(Math.abs(difference), currency.currency, 'dropped')
  const key = difference === 0 ? 'same' : difference > 0 ? 'more' : 'less'
  const change = t(differenceKeys[cycle][key], { amount })
  return subscription
    ? t('fromDate', { at: new Date(subscription.renewsAt), change })
    : t('fromNextMonth', { change })
}

const differenceKeys = {
  monthly: { same: 'samePriceAsThisMonth', more: 'moreThanThisMonth', less: 'lessThanThisMonth' },
  yearly: { same: 'samePriceAsThisYear', more: 'moreThanThisYear', less: 'lessThanThisYear' },
} as const
