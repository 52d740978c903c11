import { Radio, Textarea } from '@mantine/core'
import { useState } from 'react'
import { DialogForm } from '../../components/DialogForm.tsx'
import { CallError } from '../../lib/errors.ts'
import { useWorkspaceRef } from '../../lib/session.ts'
import { showToast } from '../../lib/toast.ts'
import { setEnding } from './setEnding.ts'
import styles from './dialogs.module.css'
import { t } from './texts.ts'

/** Asks why before a subscription is cancelled. */
const reasons = [
  { value: 'Too expensive', label: 'tooExpensive' },
  { value: 'Missing features', label: 'missingFeatures' },
  { value: 'Found a better alternative', label: 'foundBetter' },
  { value: 'Temporary need', label: 'temporaryNeed' },
  { value: 'Other', label: 'other' },
] as const

export function CancelDialog({ renewsAt, onClose }: { renewsAt: number; onClose: () => void }) {
  const workspace = useWorkspaceRef()
  const [reason, setReason] = useState('')
  const [text, setText] = useState('')

  async function handleSubmit() {
    if (reason === '') throw new CallError('invalid-argument', undefined, { reason: t('reasonMissing') })
    if (reason === 'Other' && text.trim() === '')
      throw new CallError('invalid-argument', undefined, { text: t('pleaseTellUsYourReason') })
    await setEnding(workspace, true, reason === 'Other' ? `Other: ${text.trim()}` : reason, t('cancelFailed'))
    void showToast(t('cancelled'), 'good')
  }

  return (
    <DialogForm
      title={t('willMissYou')}
      action={t('cancelSubscription')}
      dismissal={t('keepPlan')}
      isDangerous
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p>{t('planStaysUntil', { at: new Date(renewsAt) })}</p>
          <Radio.Group label={t('whyDoYouCancel')} value={reason} error={errors.reason} onChange={setReason}>
            <div className={styles.choices}>
              {reasons.map(({ value, label }) => (
                <Radio key={value} value={value} label={t(label)} />
              ))}
            </div>
          </Radio.Group>
          {reason === 'Other' && (
            <Textarea
              label={t('yourReason')}
              required
              withAsterisk={false}
              autosize
              minRows={2}
              maxLength={400}
              value={text}
              error={errors.text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          )}
        </>
      )}
    </DialogForm>
  )
}
