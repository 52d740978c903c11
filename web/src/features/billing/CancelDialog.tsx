import { Radio, Textarea } from '@mantine/core'
import { billingTexts } from '@parley/functions/shared/billingTexts'
import { useState } from 'react'
import { DialogForm } from '../../components/DialogForm.tsx'
import { CallError } from '../../lib/errors.ts'
import { formatDate } from '../../lib/formats.ts'
import { useWorkspaceRef } from '../../lib/session.ts'
import { showToast } from '../../lib/toast.ts'
import { setEnding } from './setEnding.ts'
import styles from './dialogs.module.css'

/** Asks why before a subscription is cancelled. */
export function CancelDialog({ renewsAt, onClose }: { renewsAt: number; onClose: () => void }) {
  const workspace = useWorkspaceRef()
  const [reason, setReason] = useState('')
  const [text, setText] = useState('')

  async function handleSubmit() {
    if (reason === '')
      throw new CallError('invalid-argument', undefined, { reason: 'Please choose a reason' })
    if (reason === 'Other' && text.trim() === '')
      throw new CallError('invalid-argument', undefined, { text: 'Please tell us your reason' })
    await setEnding(
      workspace,
      true,
      reason === 'Other' ? `Other: ${text.trim()}` : reason,
      billingTexts.cancelFailed,
    )
    void showToast(billingTexts.cancelled, 'good')
  }

  return (
    <DialogForm
      title={billingTexts.willMissYou}
      action="Cancel Subscription"
      dismissal="Keep plan"
      isDangerous
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p>
            Your plan and its add-ons stay until {formatDate(renewsAt)}; then the workspace is on the free
            plan.
          </p>
          <Radio.Group label="Why do you cancel?" value={reason} error={errors.reason} onChange={setReason}>
            <div className={styles.choices}>
              {billingTexts.cancelReasons.map((choice) => (
                <Radio key={choice} value={choice} label={choice} />
              ))}
            </div>
          </Radio.Group>
          {reason === 'Other' && (
            <Textarea
              label="Your reason"
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
