import { currencyOf, planOf, subscriptionLines, totalOf } from '@parley/functions/shared/payment'
import { isSettled } from '@parley/functions/shared/billing'
import { useState, type Dispatch, type SetStateAction } from 'react'
import { call } from '../../lib/call.ts'
import { formatDate } from '../../lib/formats.ts'
import { CallError } from '../../lib/errors.ts'
import { useWorkspaceRef } from '../../lib/session.ts'
import { showToast } from '../../lib/toast.ts'
import type { Account } from './account.ts'
import { isTooMany } from './addonChanges.ts'
import { CountryField } from './CountryField.tsx'
import { DiscountField, type AppliedDiscount } from './DiscountField.tsx'
import { formatMoney } from '../../lib/money.ts'
import { PaymentSummary } from './PaymentSummary.tsx'
import type { Quantities } from './purchases.ts'
import { QuantityField } from './QuantityField.tsx'
import { StepDialog } from './StepDialog.tsx'
import { usePreview } from './usePreview.ts'
import styles from './dialogs.module.css'

/** What somebody is about to subscribe to. */
export interface Wanted {
  country: string
  quantities: Quantities
  discount: AppliedDiscount | null
}

interface ConfirmSubscriptionProps {
  account: Account
  wanted: Wanted
  onChange: Dispatch<SetStateAction<Wanted>>
  onContinue: () => void
  onClose: () => void
}

/** The plan with its add-ons, and what it costs today and after that, before anything is paid. */
export function ConfirmSubscription({ account, wanted, onChange, onContinue, onClose }: ConfirmSubscriptionProps) {
  const { region, workspaceId } = useWorkspaceRef()
  const { catalogue, billing } = account
  const { country, quantities, discount } = wanted
  const info = currencyOf(catalogue, country)
  const plan = planOf(catalogue, 'pay_as_you_go')
  const [today] = useState(Date.now)
  const { payment, isStale } = usePreview(account, country, quantities, discount)
  // What is off once is not off the next time.
  const later = discount?.offer.duration === 'once' ? totalOf(subscriptionLines(catalogue, info.currency, plan.key, quantities), info) : payment

  /** A code is worth something else, or nothing, where another currency is paid. */
  async function handleCountry(chosen: string) {
    onChange({ ...wanted, country: chosen, discount: null })
    if (!discount) return
    const offer = await checkDiscount(discount.code, chosen).catch(() => null)
    // Add-ons, or the country again, may have been changed while the server was asked.
    if (offer) onChange((now) => (now.country === chosen ? { ...now, discount: { code: discount.code, offer } } : now))
    if (!offer) void showToast(`The code ${discount.code} takes nothing off there.`, 'bad')
  }

  async function checkDiscount(discountCode: string, where = country) {
    const { offer } = await call('previewSubscription', { region, workspaceId, plan: 'pay_as_you_go', quantities, discountCode, country: where }, region)
    if (!offer) throw new CallError('invalid-argument')
    return offer
  }

  return (
    <StepDialog title="Confirm Subscription" action="Continue to Payment" size={560} isDisabled={isTooMany(catalogue, quantities)} onSubmit={onContinue} onClose={onClose}>
      <div className={styles.plan}>
        <div>
          <b>{plan.name}</b>
          <p>{plan.description}</p>
        </div>
        <p className={styles.price}>{formatMoney(plan.prices?.[info.currency] ?? 0, info.currency, 'dropped')} <span>a month</span></p>
      </div>
      {!isSettled(billing) && <CountryField catalogue={catalogue} value={country} onChange={(chosen) => void handleCountry(chosen)} />}
      <section>
        <h3 className={styles.heading}>Add-ons</h3>
        <ul className={styles.addons} aria-label="Add-ons">
          {catalogue.addons.map((addon) => (
            <QuantityField
              key={addon.key} addon={addon} currency={info.currency} quantity={quantities[addon.key] ?? 0}
              onChange={(quantity) => onChange({ ...wanted, quantities: { ...quantities, [addon.key]: quantity } })}
            />
          ))}
        </ul>
      </section>
      <DiscountField value={discount} currency={info.currency} onCheck={(code) => checkDiscount(code)} onChange={(applied) => onChange({ ...wanted, discount: applied })} />
      <PaymentSummary payment={payment} totalLabel="Due today" isStale={isStale} {...(discount && { discountLabel: `Discount ${discount.code}` })}>
        <p className={styles.next}>
          Then {formatMoney(later.total, info.currency)} every month, next on {formatDate(monthAfter(today))}: plan and add-ons are paid a month ahead.
          {discount?.offer.duration === 'once' && ' The discount counts for the first month alone.'}
        </p>
      </PaymentSummary>
      <p className={styles.terms}>
        By continuing you agree that your card is charged every month until you cancel. You can cancel at any time; your plan then ends with the month that is paid.
        Add-ons are billed monthly with your subscription and are non-refundable.
      </p>
    </StepDialog>
  )
}

/** The same day of the next month, or its last one. */
function monthAfter(ms: number): number {
  const date = new Date(ms)
  const last = new Date(date.getFullYear(), date.getMonth() + 2, 0).getDate()
  return new Date(date.getFullYear(), date.getMonth() + 1, Math.min(date.getDate(), last)).getTime()
}
