import { Button, TextInput } from '@mantine/core'
import { mailedCode } from '@parley/functions/shared/callables/fields'
import { maxPastedCodeLength } from '@parley/functions/shared/limits'
import type { Region } from '@parley/functions/shared/regions/regions'
import type { Review } from '@parley/functions/shared/agents/review'
import { useState } from 'react'
import { z } from 'zod'
import { DialogForm } from '../../../components/dialogs/DialogForm.tsx'
import { call } from '../../../lib/call.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { t } from './texts.ts'

interface ApproveDialogProps {
  region: Region
  review: Review
  /** The client's own email, which gets the code. */
  address: string
  /** Approves, signed by the code of a request. */
  onSend: (code: string, requestId: string) => Promise<void>
  onClose: () => void
}

/** A client's approval: a code is sent to their email, and entering it signs. */
export function ApproveDialog({ region, review, address, onSend, onClose }: ApproveDialogProps) {
  const { agentId, round } = review
  const [sent, setSent] = useState<{ requestId: string; address: string }>()
  const form = useCallForm({
    initialValues: { code: '' },
    schema: z.object({ code: sent ? mailedCode : z.string() }),
    onSubmit: async ({ code }) => {
      if (!sent) return sendCode()
      await onSend(code, sent.requestId)
      onClose()
    },
  })

  async function sendCode() {
    setSent(await call('requestApprovalCode', { region, agentId, round }, region))
  }

  return (
    <DialogForm
      title={t('approveTitle')}
      action={t(sent ? 'approve' : 'sendCode')}
      form={form}
      onClose={onClose}
    >
      <p>{t('approveHint')}</p>
      <p>{t('approvalScope')}</p>
      <p>
        {sent ? <output>{t('codeIsSent', { address: sent.address })}</output> : t('signByCode', { address })}
      </p>
      {sent && (
        <>
          <TextInput
            label={t('approvalCode')}
            data-autofocus
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={maxPastedCodeLength}
            dir="ltr"
            {...form.fields.getInputProps('code')}
          />
          <div>
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => {
                setSent(undefined)
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
