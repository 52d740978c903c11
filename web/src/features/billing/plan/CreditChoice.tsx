import { NativeSelect } from '@mantine/core'
import type { CatalogueCurrency, Plan } from '@parley/functions/shared/billing/catalogue'
import { creditChoices, priceOfOrder } from '@parley/functions/shared/billing/planPrices'
import { formatMoney } from '../../../lib/formats/money.ts'
import type { Account, ChosenPlan } from '../account.ts'
import { t } from '../texts.ts'

interface CreditChoiceProps {
  catalogue: Account['catalogue']
  plan: Plan
  currency: CatalogueCurrency
  value: ChosenPlan
  onChange: (monthlyCredits: number) => void
}

/** The credits of each month, with the price and the name of their tier; nothing where there is no choice. */
export function CreditChoice({ catalogue, plan, currency, value, onChange }: CreditChoiceProps) {
  const offered = creditChoices(plan)
  // Credits that are no longer sold can be kept.
  const choices = offered.includes(value.monthlyCredits)
    ? offered
    : [...offered, value.monthlyCredits].toSorted((one, other) => one - other)
  if (choices.length < 2) return null
  return (
    <NativeSelect
      label={t('creditsEveryMonth')}
      data={choices.map((monthlyCredits) => {
        const { shown, tier } = priceOfOrder(catalogue, currency, {
          ...value,
          plan: plan.key,
          monthlyCredits,
        })
        return {
          value: String(monthlyCredits),
          label: t('creditTier', {
            count: monthlyCredits,
            tier: t(`tier_${tier}`),
            amount: formatMoney(shown, currency.currency, 'dropped'),
          }),
        }
      })}
      value={String(value.monthlyCredits)}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  )
}
