import { Button, Fieldset, NumberInput } from '@mantine/core'
import {
  factorLimits,
  useKinds,
  type Factors as StoredFactors,
} from '@parley/functions/shared/agencies/clientTerms'
import { z } from 'zod'
import { LeaveGuard } from '../../../components/leaving/LeaveGuard.tsx'
import { call } from '../../../lib/call.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { useFocusFallback } from '../../../lib/forms/useFocusFallback.ts'
import { useStoredValues } from '../../../lib/forms/useStoredValues.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { showToast } from '../../../lib/toast.ts'
import styles from '../Clients.module.css'
import { t } from '../texts.ts'

const { least, most } = factorLimits
const factor = z
  .union([z.string(), z.number()])
  .transform(Number)
  .pipe(z.int(t('factorWrong')).min(least, t('factorWrong')).max(most, t('factorWrong')))
const schema = z.object({ answers: factor, calls: factor, voiceNotes: factor })

interface FactorsProps {
  orgId: string
  factors: StoredFactors
  onSaved: () => Promise<unknown>
}

/** Edits the factors by which an organisation pays more credit than its use costs. */
export function Factors({ orgId, factors, onSaved }: FactorsProps) {
  const { region } = useWorkspaceRef()
  const stored = {
    answers: String(factors.answers),
    calls: String(factors.calls),
    voiceNotes: String(factors.voiceNotes),
  }
  const form = useCallForm({
    initialValues: stored,
    schema,
    onSubmit: async (values) => {
      await call('setFactors', { region, orgId, factors: values }, region)
      await onSaved()
      void showToast(t('factorsSaved'))
    },
  })
  const { fields, isBusy, isDirty, failure, submit } = form
  useStoredValues(form, stored)
  const firstField = useFocusFallback<HTMLInputElement>(isBusy)
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <LeaveGuard isDirty={isDirty} text={t('factorsUnsaved')} />
      <Fieldset legend={t('factors')} variant="unstyled">
        <p className={styles.hint}>{t('factorsHint')}</p>
        {useKinds.map((kind, index) => (
          <NumberInput
            key={kind}
            ref={index === 0 ? firstField : undefined}
            label={t(`factor_${kind}`)}
            suffix=" %"
            decimalScale={0}
            hideControls
            allowNegative={false}
            clampBehavior="none"
            disabled={isBusy}
            {...fields.getInputProps(kind)}
          />
        ))}
      </Fieldset>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <div>
        <Button type="submit" variant="default" loading={isBusy} disabled={!isDirty}>
          {t('saveFactors')}
        </Button>
      </div>
    </form>
  )
}
