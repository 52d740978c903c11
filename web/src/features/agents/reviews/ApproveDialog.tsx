import { Button, TextInput } from '@mantine/core'
import { says } from '@parley/functions/shared/refusals'
import type { Region } from '@parley/functions/shared/regions'
import type { Review } from '@parley/functions/shared/review'
import { useState } from 'react'
import { z } from 'zod'
import { DialogForm } from '../../../components/DialogForm.tsx'
import { call } from '../../../lib/call.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { t } from './texts.ts'

interface ApproveDialogProps {
  region: Region
  review: Review
  /** Approves, signed by the code. */
  onSend: (code: string) => Promise<void>
  onClose: () => void
}

const codeSchema = z
  .string()
  .trim()
  .regex(/^\d{6}$/, says('codeWrong'))

/** A client's approval: a code goes to his mailbox, and entering it signs. */
export function ApproveDialog({ region, review: { agentId, round }, onSend, onClose }: ApproveDialogProps) {
  const [isSent, setSent] = useState(false)
  const form = useCallForm({
    initialValues: { code: '' },
    schema: z.object({ code: isSent ? codeSchema : z.string() }),
    onSubmit: async ({ code }) => {
      if (!isSent) return sendCode()
      await onSend(code)
      onClose()
    },
  })

  async function sendCode() {
    await call('requestApprovalCode', { region, agentId, round }, region)
    setSent(true)
  }

  return (
    <DialogForm
      title={t('approveTitle')}
      action={t(isSent ? 'approve' : 'sendCode')}
      form={form}
      onClose={onClose}
    >
      <p>{t('approveHint')}</p>
      <p>{isSent ? <output>{t('codeIsSent')}</output> : t('signByCode')}</p>
      {isSent && (
        <>
          <TextInput
            label={t('approvalCode')}
            data-autofocus
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            dir="ltr"
            {...form.fields.getInputProps('code')}
          />
          <div>
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => {
                setSent(false)
                form.fields.reset()
              }}
            >
              {t('sendAgain')}
            </Button>
          </div>
        </>
      )}
    </DialogForm>
  )
}
