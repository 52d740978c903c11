import type {
  BillingCycle,
  Currency,
  CatalogueCurrency,
  Plan,
} from '@parley/functions/shared/billing/catalogue'
import { currencyOf, planOf } from '@parley/functions/shared/billing/payment'
import { priceOfOrder } from '@parley/functions/shared/billing/planPrices'
import { isSettled } from '@parley/functions/shared/billing/billing'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useState, type Dispatch, type SetStateAction } from 'react'
import { DialogForm } from '../../../components/dialogs/DialogForm.tsx'
import { call } from '../../../lib/call.ts'
import { CallError, toCallError } from '../../../lib/errors.ts'
import { useConfirmation } from '../../../lib/forms/useConfirmation.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { showToast } from '../../../lib/toast.ts'
import type { Account, ChosenPlan } from '../account.ts'
import { isTooMany } from '../addons/addonChanges.ts'
import { AddonList } from '../addons/AddonList.tsx'
import { CountryField } from '../payments/CountryField.tsx'
import { CreditChoice } from './CreditChoice.tsx'
import { CycleChoice } from './CycleChoice.tsx'
import { DiscountField, type AppliedDiscount } from './DiscountField.tsx'
import { formatMoney } from '../../../lib/formats/money.ts'
import { priceWords } from '../../../lib/texts/priceWords.ts'
import { paymentLines } from '../payments/paymentLines.ts'
import { PaymentSummary } from '../payments/PaymentSummary.tsx'
import type { Quantities } from '../payments/purchases.ts'
import { FirstVatId } from '../tax/FirstVatId.tsx'
import { usePreview } from './usePreview.ts'
import styles from '../dialogs.module.css'
import { t } from '../texts.ts'

/** The options of a new subscription. */
export interface Wanted {
  country: string
  plan: ChosenPlan
  quantities: Quantities
  discount: AppliedDiscount | null
  /** A discount code that must be checked again after a change of the country; otherwise empty. */
  uncheckedCode: string
}

interface ConfirmSubscriptionProps {
  account: Account
  wanted: Wanted
  /** Whether it differs from the dialog's initial options. */
  isDirty: boolean
  onChange: Dispatch<SetStateAction<Wanted>>
  /** Called with the amount that was shown as due today, in minor units. */
  onContinue: (total: number) => void
  onClose: () => void
}

/** The plan with its add-ons, and its price today and later, before the payment. */
export function ConfirmSubscription({
  account,
  wanted,
  isDirty,
  onChange,
  onContinue,
  onClose,
}: ConfirmSubscriptionProps) {
  const { catalogue, billing } = account
  const { country, quantities, discount, uncheckedCode } = wanted
  const { checkDiscount, handleCountry, handleDiscount } = useDiscountOf(wanted, onChange)
  const currency = currencyOf(catalogue, country)
  const plan = planOf(catalogue, 'pay_as_you_go')
  const { payment, isStale } = usePreview(account, wanted)

  const form = useConfirmation(async () => onContinue(payment.total))
  const hasRoom = useMediaQuery('(min-width: 900px)', true, { getInitialValueInEffect: false })
  const discountLabel = discount ? t('discountOf', { code: discount.code }) : undefined
  const afterwards = (
    <Afterwards
      amount={formatMoney(payment.later, currency.currency)}
      cycle={wanted.plan.cycle}
      isOnce={discount?.offer.duration === 'once'}
    />
  )

  return (
    <DialogForm
      title={t('confirmSubscription')}
      action={t('continueToPayment')}
      size={hasRoom ? 880 : 560}
      {...(!hasRoom && {
        sum: {
          label: t('dueToday'),
          value: formatMoney(payment.total, currency.currency),
          lines: paymentLines(payment, discountLabel),
        },
      })}
      isDisabled={isTooMany(catalogue, quantities) || uncheckedCode !== ''}
      form={{ ...form, isDirty }}
      onClose={onClose}
    >
      <div className={styles.order}>
        <div className={styles.step}>
          <PlanHead
            catalogue={catalogue}
            plan={plan}
            currency={currency}
            chosen={wanted.plan}
            onChange={(chosen) => onChange((now) => ({ ...now, plan: chosen }))}
          />
          {!isSettled(billing) && (
            <CountryField catalogue={catalogue} value={country} onChange={handleCountry} />
          )}
          <FirstVatId account={account} country={country} />
          <WantedAddons account={account} currency={currency.currency} wanted={wanted} onChange={onChange} />
          <DiscountField
            value={discount}
            currency={currency.currency}
            onCheck={checkDiscount}
            onChange={handleDiscount}
          />
        </div>
        <div className={styles.paper}>
          {hasRoom ? (
            <PaymentSummary
              payment={payment}
              isStale={isStale}
              totalLabel={t('dueToday')}
              {...(discountLabel && { discountLabel })}
            >
              {afterwards}
            </PaymentSummary>
          ) : (
            afterwards
          )}
          <p className={styles.terms}>
            {t(wanted.plan.cycle === 'yearly' ? 'subscriptionTermsYearly' : 'subscriptionTerms')}
          </p>
        </div>
      </div>
    </DialogForm>
  )
}

function WantedAddons({
  account,
  currency,
  wanted: { plan, quantities },
  onChange,
}: Pick<ConfirmSubscriptionProps, 'account' | 'wanted' | 'onChange'> & { currency: Currency }) {
  return (
    <section>
      <h3 className={styles.heading}>{t('addOns')}</h3>
      <AddonList
        label={t('addOns')}
        account={account}
        currency={currency}
        cycle={plan.cycle}
        quantities={quantities}
        onChange={(changed) => onChange((now) => ({ ...now, quantities: { ...now.quantities, ...changed } }))}
      />
    </section>
  )
}

/** Returns handlers that keep the discount right for the country: another currency has other values. */
function useDiscountOf(
  { country, plan, quantities, uncheckedCode }: Wanted,
  onChange: Dispatch<SetStateAction<Wanted>>,
) {
  const { region, workspaceId } = useWorkspaceRef()

  useEffect(() => {
    if (!uncheckedCode) return
    let isOver = false
    checkDiscount(uncheckedCode).then(
      (offer) =>
        isOver ||
        onChange((now) => ({ ...now, discount: { code: uncheckedCode, offer }, uncheckedCode: '' })),
      (error: unknown) => {
        if (isOver) return
        onChange((now) => ({ ...now, uncheckedCode: '' }))
        void showToast(
          toCallError(error).code === 'invalid-argument'
            ? t('codeTakesNothing', { code: uncheckedCode })
            : t('codeUnchecked', { code: uncheckedCode }),
          'bad',
        )
      },
    )
    return () => {
      isOver = true
    }
    // Another add-on does not affect a code.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [country, uncheckedCode])

  /** Changes the country, and has the code checked again: in another currency it has another value, or none. */
  function handleCountry(chosen: string) {
    onChange((now) => ({
      ...now,
      country: chosen,
      discount: null,
      uncheckedCode: now.discount?.code ?? now.uncheckedCode,
    }))
  }

  /** Add-ons or the country may have changed during the request. */
  function handleDiscount(applied: AppliedDiscount | null) {
    onChange((now) =>
      applied && now.country !== country
        ? { ...now, uncheckedCode: applied.code }
        : { ...now, discount: applied, uncheckedCode: '' },
    )
  }

  async function checkDiscount(discountCode: string) {
    const { offer } = await call(
      'previewSubscription',
      { region, workspaceId, ...plan, plan: 'pay_as_you_go', quantities, discountCode, country },
      region,
    )
    if (!offer) throw new CallError('invalid-argument')
    return offer
  }

  return { checkDiscount, handleCountry, handleDiscount }
}

/** The amount of the payments from the next one on. */
function Afterwards({ amount, cycle, isOnce }: { amount: string; cycle: BillingCycle; isOnce: boolean }) {
  const [today] = useState(Date.now)
  const isYearly = cycle === 'yearly'
  const at = new Date(monthsAfter(today, isYearly ? 12 : 1))
  return (
    <p className={styles.next}>
      {t(isYearly ? 'thenEveryYear' : 'thenEveryMonth', { amount, at })}{' '}
      {isOnce && t(isYearly ? 'discountOnceYearly' : 'discountOnce')}
    </p>
  )
}

interface PlanHeadProps {
  catalogue: Account['catalogue']
  plan: Plan
  currency: CatalogueCurrency
  chosen: ChosenPlan
  onChange: (chosen: ChosenPlan) => void
}

function PlanHead({ catalogue, plan, currency, chosen, onChange }: PlanHeadProps) {
  const { shown } = priceOfOrder(catalogue, currency, { ...chosen, plan: plan.key })
  return (
    <>
      <div className={styles.plan}>
        <div>
          <b dir="auto">{priceWords(plan.name)}</b>
          <p dir="auto">{priceWords(plan.description)}</p>
        </div>
        <p className={styles.price}>
          {formatMoney(shown, currency.currency, 'dropped')} <span>{t(`a_${chosen.cycle}`)}</span>
        </p>
      </div>
      <CycleChoice value={chosen.cycle} onChange={(cycle) => onChange({ ...chosen, cycle })} />
      <CreditChoice
        catalogue={catalogue}
        plan={plan}
        currency={currency}
        value={chosen}
        onChange={(monthlyCredits) => onChange({ ...chosen, monthlyCredits })}
      />
      {chosen.cycle === 'yearly' && (
        <p className={styles.hint}>{t('yearBrings', { count: 12 * chosen.monthlyCredits })}</p>
      )}
    </>
  )
}

/** Returns the same day some months later, or the last one of that month. */
function monthsAfter(ms: number, count: number): number {
  const date = new Date(ms)
  const month = date.getMonth() + count
  const last = new Date(date.getFullYear(), month + 1, 0).getDate()
  return new Date(date.getFullYear(), month, Math.min(date.getDate(), last)).getTime()
}
