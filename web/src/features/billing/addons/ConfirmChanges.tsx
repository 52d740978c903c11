import { subscriptionLines, totalOf } from '@parley/functions/shared/billing/payment'
import { DialogForm } from '../../../components/dialogs/DialogForm.tsx'
import { useConfirmation } from '../../../lib/forms/useConfirmation.ts'
import type { Account } from '../account.ts'
import { addonChanges, priceOfChanges, type AddonChange } from './addonChanges.ts'
import { formatMoney } from '../../../lib/formats/money.ts'
import { priceWords } from '../../../lib/texts/priceWords.ts'
import { PaymentSummary } from '../payments/PaymentSummary.tsx'
import type { Quantities } from '../payments/purchases.ts'
import { useRenewal } from '../plan/useRenewal.ts'
import styles from '../dialogs.module.css'
import { t } from '../texts.ts'

interface ConfirmChangesProps {
  account: Account
  /** The changes against the saved add-ons. */
  changes: AddonChange[]
  /** The add-ons of this month. */
  now: Quantities
  wanted: Quantities
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** The price of the changed add-ons from the next month on, before they are saved. */
export function ConfirmChanges({ account, changes, now, wanted, onConfirm, onClose }: ConfirmChangesProps) {
  const { catalogue, currency: info, plan, subscription } = account
  const next = useRenewal(account, wanted)
  // Compares with the add-ons that are paid now, not with an earlier plan for the next month.
  const before = useRenewal(account, now)
  const difference =
    next && before
      ? next.subtotal - before.subtotal
      : priceOfChanges(catalogue, info.currency, addonChanges(catalogue, now, wanted))
  const money = formatMoney(Math.abs(difference), info.currency, 'dropped')
  const change =
    difference === 0
      ? t('samePriceAsThisMonth')
      : t(difference > 0 ? 'moreThanThisMonth' : 'lessThanThisMonth', { amount: money })
  const form = useConfirmation(async () => {
    await onConfirm()
    onClose()
  })
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
      <PaymentSummary
        payment={next ?? totalOf(subscriptionLines(catalogue, info.currency, plan.key, wanted), info)}
        totalLabel={t('everyMonth')}
        isStale={!next || !before}
      >
        <p className={styles.next}>
          {subscription
            ? t('fromDate', { at: new Date(subscription.renewsAt), change })
            : t('fromNextMonth', { change })}
        </p>
      </PaymentSummary>
      <p>{t('addOnTerms')}</p>
    </DialogForm>
  )
}
