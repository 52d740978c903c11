import { Button, NumberInput } from '@mantine/core'
import { unitsPerCredit } from '@parley/functions/shared/billing/credits'
import { maxMonthlyLimit } from '@parley/functions/shared/billing/monthlyLimit'
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

interface OverageProps {
  orgId: string
  /** Units. */
  limit: number
  used: number
  onSaved: () => Promise<unknown>
}

/** Edits the credits that the agency pays in a month for an organisation whose own credit is used up. */
export function Overage({ orgId, limit, used, onSaved }: OverageProps) {
  const { region } = useWorkspaceRef()
  const stored = { credits: limit === 0 ? '' : String(limit / unitsPerCredit) }
  const form = useCallForm({
    initialValues: stored,
    schema,
    onSubmit: async ({ credits }) => {
      await call('setOverage', { region, orgId, credits }, region)
      await onSaved()
      void showToast(t('overageSaved'))
    },
  })
  const { fields, isBusy, isDirty, failure, submit } = form
  useStoredValues(form, stored)
  const field = useFocusFallback<HTMLInputElement>(isBusy)
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <LeaveGuard isDirty={isDirty} text={t('overageUnsaved')} />
      <NumberInput
        ref={field}
        label={t('overage')}
        description={t('overageHint')}
        placeholder={t('noOverage')}
        decimalScale={0}
        hideControls
        allowNegative={false}
        clampBehavior="none"
        disabled={isBusy}
        {...fields.getInputProps('credits')}
      />
      {limit > 0 && (
        <p className={styles.hint}>
          {t('overageUsed', { used: formatUsed(used), limit: formatCredits(limit) })}
        </p>
      )}
      {limit === 0 && used > 0 && (
        <p className={styles.hint}>{t('overageUsedOnly', { used: formatUsed(used) })}</p>
      )}
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <div>
        <Button type="submit" variant="default" loading={isBusy} disabled={!isDirty}>
          {t('saveOverage')}
        </Button>
      </div>
    </form>
  )
}
