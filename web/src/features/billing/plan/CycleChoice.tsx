import { billingCycles, type BillingCycle } from '@parley/functions/shared/billing/catalogue'
import { Choice } from '../../../components/forms/Choice.tsx'
import { t } from '../texts.ts'

interface CycleChoiceProps {
  value: BillingCycle
  onChange: (cycle: BillingCycle) => void
}

/** Monthly or yearly payments. */
export function CycleChoice({ value, onChange }: CycleChoiceProps) {
  return (
    <Choice
      label={t('billingCycle')}
      isLabelHidden
      options={billingCycles.map((cycle) => ({ value: cycle, label: t(`cycle_${cycle}`) }))}
      value={value}
      onChange={onChange}
    />
  )
}
