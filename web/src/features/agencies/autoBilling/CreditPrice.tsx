import { Button, NumberInput } from '@mantine/core'
import { creditsFor, extraPriceLimits, finalPriceMicros } from '@parley/functions/shared/agencies/seller'
import { useEffect, useEffectEvent } from 'react'
import { z } from 'zod'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { LeaveGuard } from '../../../components/leaving/LeaveGuard.tsx'
import { call } from '../../../lib/call.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { formatCount } from '../../../lib/formats/formats.ts'
import { formatCreditPrice, formatMoney } from '../../../lib/formats/money.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { showToast } from '../../../lib/toast.ts'
import styles from './AutoBilling.module.css'
import type { SellerView } from '../../../lib/agencies/seller.ts'
import { t } from './texts.ts'

const exampleCents = 1_000
const dollars = { currency: 'usd', rateHundredths: 100 } as const

/** Converts typed dollars to micro-dollars with five decimals; NaN for anything else. */
function toMicros(typed: string | number): number {
  return typed === '' ? Number.NaN : Math.round(Number(typed) * 100_000) * 10
}

const schema = z.object({
  extra: z
    .union([z.string(), z.number()])
    .transform(toMicros)
    .refine((micros) => micros >= 0 && micros <= extraPriceLimits.most, t('validNumber')),
})

interface CreditPriceProps {
  seller: SellerView
  onSaved: () => Promise<unknown>
}

/** Edits what the agency adds to the platform's price of a credit, and shows what its clients then pay. */
export function CreditPrice({ seller, onSaved }: CreditPriceProps) {
  const { state, extraMicros, isPriceSaved, recharging } = seller
  const { region, workspaceId } = useWorkspaceRef()
  const { fields, isBusy, isDirty, failure, submit } = useCallForm({
    initialValues: { extra: (extraMicros / 1_000_000).toString() },
    schema,
    onSubmit: async ({ extra }) => {
      await call('saveSellerPrice', { region, workspaceId, extraMicros: extra }, region)
      await onSaved()
      void showToast(t('settingsSaved'))
    },
  })
  const follow = useEffectEvent((extra: string) => {
    if (isDirty) return
    fields.setValues({ extra })
    fields.resetDirty({ extra })
  })
  // A colleague's price is shown, but not over a local change.
  useEffect(() => follow((extraMicros / 1_000_000).toString()), [extraMicros])
  const checked = schema.safeParse(fields.values)
  const isHigher = isPriceSaved && checked.success && checked.data.extra > extraMicros
  return (
    <FormSection title={t('stepPrice')} lead={t('priceHint')}>
      {/* Another tab of the page leaves the form too. */}
      <LeaveGuard isDirty={isDirty} text={t('priceNotSaved')} isInside={() => false} />
      <form className={styles.form} onSubmit={submit} noValidate>
        <NumberInput
          label={t('usdPerCredit')}
          description={t('usdPerCreditHint')}
          prefix="$"
          decimalScale={5}
          allowedDecimalSeparators={['.', ',']}
          step={0.001}
          hideControls
          allowNegative={false}
          clampBehavior="none"
          disabled={isBusy}
          {...fields.getInputProps('extra')}
        />
        {isHigher && recharging > 0 && (
          <output className={styles.hint}>{t('pausesRecharges', { count: recharging })}</output>
        )}
        <dl className={styles.preview}>
          <div>
            <dt>{t('finalPrice')}</dt>
            <dd>
              {checked.success
                ? formatCreditPrice(finalPriceMicros(checked.data.extra) * 1_000, dollars)
                : '–'}
            </dd>
          </div>
          <div>
            <dt>{t('creditsForAmount', { amount: formatMoney(exampleCents, 'usd', 'dropped') })}</dt>
            <dd>{checked.success ? formatCount(creditsFor(exampleCents, checked.data.extra)) : '–'}</dd>
          </div>
        </dl>
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        <div>
          <Button type="submit" loading={isBusy} disabled={state === 'none' || (!isDirty && isPriceSaved)}>
            {t('saveSettings')}
          </Button>
        </div>
      </form>
    </FormSection>
  )
}
