import { Radio, Textarea } from '@mantine/core'
import { z } from 'zod'
import { DialogForm } from '../../../components/dialogs/DialogForm.tsx'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { showToast } from '../../../lib/toast.ts'
import { setEnding } from './setEnding.ts'
import styles from '../dialogs.module.css'
import { t } from '../texts.ts'

/** The reasons for a cancellation. */
const reasons = [
  { value: 'Too expensive', label: 'tooExpensive' },
  { value: 'Missing features', label: 'missingFeatures' },
  { value: 'Found a better alternative', label: 'foundBetter' },
  { value: 'Temporary need', label: 'temporaryNeed' },
  { value: 'Other', label: 'other' },
] as const

const schema = z
  .object({
    reason: z.string().min(1, { error: () => t('reasonMissing') }),
    text: z.string().trim(),
  })
  .refine(({ reason, text }) => reason !== 'Other' || text !== '', {
    path: ['text'],
    error: () => t('pleaseTellUsYourReason'),
  })

export function CancelDialog({ renewsAt, onClose }: { renewsAt: number; onClose: () => void }) {
  const workspace = useWorkspaceRef()
  const form = useCallForm({
    initialValues: { reason: '', text: '' },
    schema,
    onSubmit: async ({ reason, text }) => {
      await setEnding(workspace, true, reason === 'Other' ? `Other: ${text}` : reason, t('cancelFailed'))
      void showToast(t('cancelled'), 'good')
      onClose()
    },
  })
  const { fields } = form

  return (
    <DialogForm
      title={t('willMissYou')}
      action={t('cancelSubscription')}
      dismissal={t('keepPlan')}
      isDangerous
      form={form}
      onClose={onClose}
    >
      <p>{t('planStaysUntil', { at: new Date(renewsAt) })}</p>
      <Radio.Group label={t('whyDoYouCancel')} {...fields.getInputProps('reason')}>
        <div className={styles.choices}>
          {reasons.map(({ value, label }) => (
            <Radio key={value} value={value} label={t(label)} />
          ))}
        </div>
      </Radio.Group>
      {fields.values.reason === 'Other' && (
        <Textarea
          label={t('yourReason')}
          required
          withAsterisk={false}
          autosize
          minRows={2}
          maxLength={400}
          {...fields.getInputProps('text')}
        />
      )}
    </DialogForm>
  )
}
