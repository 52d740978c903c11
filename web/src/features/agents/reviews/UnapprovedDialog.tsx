import { Button, Textarea } from '@mantine/core'
import { reviewLimits } from '@parley/functions/shared/agents/review'
import { refusalKey } from '@parley/functions/shared/errors/refusals'
import { z } from 'zod'
import { Dialog } from '../../../components/dialogs/Dialog.tsx'
import { DialogForm } from '../../../components/dialogs/DialogForm.tsx'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { useMay } from '../../../lib/session/viewer.ts'
import styles from './Reviews.module.css'
import { t } from './texts.ts'

interface UnapprovedDialogProps {
  /** The client who approved another draft; empty if an approval is required. */
  approvedBy: string
  /** Called with the reason for a publication without an approval, if one is required. */
  onPublish: (reason?: string) => Promise<void>
  onAsk: () => void
  onClose: () => void
}

/** Says that the publication is not approved, and offers the possible actions. */
export function UnapprovedDialog({ approvedBy, onPublish, onAsk, onClose }: UnapprovedDialogProps) {
  const mayPublish = useMay('publishUnapproved')
  if (approvedBy === '' && mayPublish)
    return <ReasonForm onPublish={onPublish} onAsk={onAsk} onClose={onClose} />
  return (
    <Dialog title={approvedBy ? t('notApproved', { name: approvedBy }) : t('needed')} onClose={onClose}>
      <p>{approvedBy ? t('notApprovedHint') : `${t('required')} ${t('ownerOnly')}`}</p>
      <div className={styles.actions}>
        {approvedBy && (
          <Button variant="default" onClick={() => void onPublish()}>
            {t('publishAnyway')}
          </Button>
        )}
        <Button data-autofocus onClick={onAsk}>
          {t('requestApproval')}
        </Button>
      </div>
    </Dialog>
  )
}

const schema = z.object({
  reason: z.string().trim().min(1, refusalKey('reasonMissing')).max(reviewLimits.reason),
})

function ReasonForm({ onPublish, onAsk, onClose }: Omit<UnapprovedDialogProps, 'approvedBy'>) {
  const form = useCallForm({
    initialValues: { reason: '' },
    schema,
    onSubmit: ({ reason }) => onPublish(reason),
  })
  return (
    <DialogForm title={t('needed')} action={t('publishAnyway')} isDangerous form={form} onClose={onClose}>
      <p>
        {t('required')} {t('ownerOnly')}
      </p>
      <div>
        <Button onClick={onAsk}>{t('requestApproval')}</Button>
      </div>
      <Textarea
        label={t('reason')}
        description={t('reasonHint')}
        dir="auto"
        autosize
        minRows={2}
        maxRows={5}
        maxLength={reviewLimits.reason}
        {...form.fields.getInputProps('reason')}
      />
    </DialogForm>
  )
}
