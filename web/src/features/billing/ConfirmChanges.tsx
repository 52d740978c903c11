import { subscriptionLines, totalOf } from '@parley/functions/shared/payment'
import { DialogForm } from '../../components/DialogForm.tsx'
import { formatDate } from '../../lib/formats.ts'
import type { Account } from './account.ts'
import { addonChanges, priceOfChanges, type AddonChange } from './addonChanges.ts'
import { formatMoney } from '../../lib/money.ts'
import { PaymentSummary } from './PaymentSummary.tsx'
import type { Quantities } from './purchases.ts'
import { useRenewal } from './useRenewal.ts'
import styles from './dialogs.module.css'

interface ConfirmChangesProps {
  account: Account
  /** Against what was saved before. */
  changes: AddonChange[]
  /** What this month has. */
  now: Quantities
  wanted: Quantities
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** What the changed add-ons cost from the next month on, before they are saved. */
export function ConfirmChanges({ account, changes, now, wanted, onConfirm, onClose }: ConfirmChangesProps) {
  const { catalogue, currency: info, plan, subscription } = account
  const next = useRenewal(account, wanted)
  // What is compared is what is paid, not what was planned in the meantime.
  const before = useRenewal(account, now)
  const difference =
    next && before
      ? next.subtotal - before.subtotal
      : priceOfChanges(catalogue, info.currency, addonChanges(catalogue, now, wanted))
  const money = formatMoney(Math.abs(difference), info.currency, 'dropped')
  return (
    <DialogForm title="Save add-on changes?" action="Confirm changes" onSubmit={onConfirm} onClose={onClose}>
      <ul className={styles.changes} aria-label="Changes">
        {changes.map(({ key, name, before, after }) => (
          <li key={key}>
            <span>{name}</span>{' '}
            <b>
              {before} → {after}
            </b>
          </li>
        ))}
      </ul>
      <PaymentSummary
        payment={next ?? totalOf(subscriptionLines(catalogue, info.currency, plan.key, wanted), info)}
        totalLabel="Every month"
        isStale={!next || !before}
      >
        <p className={styles.next}>
          From {subscription ? formatDate(subscription.renewsAt) : 'the next month'} on,{' '}
          {difference === 0
            ? 'for the same price as this month'
            : `${money} ${difference > 0 ? 'more' : 'less'} than this month, before tax`}
          . Nothing is charged today.
        </p>
      </PaymentSummary>
      <p>Add-ons are billed monthly with your subscription and are non-refundable.</p>
    </DialogForm>
  )
}
