import { Button, NumberInput } from '@mantine/core'
import { unitsPerCredit } from '@parley/functions/shared/billing/credits'
import { maxMonthlyLimit, usedInMonthOf } from '@parley/functions/shared/billing/monthlyLimit'
import type { Wallet } from '@parley/functions/shared/billing/wallet'
import { useState } from 'react'
import { z } from 'zod'
import { LeaveGuard } from '../../../components/leaving/LeaveGuard.tsx'
import { call } from '../../../lib/call.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { useFocusFallback } from '../../../lib/forms/useFocusFallback.ts'
import { useStoredValues } from '../../../lib/forms/useStoredValues.ts'
import { formatCredits, formatUsed } from '../../../lib/formats/formatCredits.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { showToast } from '../../../lib/toast.ts'
import styles from '../Clients.module.css'
import { t } from '../texts.ts'

const schema = z.object({
  credits: z
    .union([z.string(), z.number()])
    .transform(Number)
    .pipe(z.int(t('limitWrong')).min(0, t('limitWrong')).max(maxMonthlyLimit, t('limitWrong'))),
})

interface MonthlyLimitProps {
  orgId: string
  wallet: Wallet
}

/** Edits the credits that an organisation may use in a month, and shows what it has used. */
export function MonthlyLimit({ orgId, wallet }: MonthlyLimitProps) {
  const { region } = useWorkspaceRef()
  const [now] = useState(Date.now)
  const { monthlyLimit } = wallet
  const stored = { credits: monthlyLimit === 0 ? '' : String(monthlyLimit / unitsPerCredit) }
  const form = useCallForm({
    initialValues: stored,
    schema,
    onSubmit: async ({ credits }) => {
      await call('setMonthlyLimit', { region, orgId, credits }, region)
      void showToast(t('limitSaved'))
    },
  })
  const { fields, isBusy, isDirty, failure, submit } = form
  useStoredValues(form, stored)
  const field = useFocusFallback<HTMLInputElement>(isBusy)
  const used = formatUsed(usedInMonthOf(wallet, now))
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <LeaveGuard isDirty={isDirty} text={t('limitUnsaved')} />
      <NumberInput
        ref={field}
        label={t('monthlyLimit')}
        description={t('monthlyLimitHint')}
        placeholder={t('noLimit')}
        decimalScale={0}
        hideControls
        allowNegative={false}
        clampBehavior="none"
        disabled={isBusy}
        {...fields.getInputProps('credits')}
      />
      <p className={styles.hint}>
        {monthlyLimit === 0
          ? t('usedThisMonth', { used })
          : t('usedOfLimit', { used, limit: formatCredits(monthlyLimit) })}
      </p>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <div>
        <Button type="submit" variant="default" loading={isBusy} disabled={!isDirty}>
          {t('saveLimit')}
        </Button>
      </div>
    </form>
  )
}
