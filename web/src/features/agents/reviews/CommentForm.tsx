import { Button, Textarea } from '@mantine/core'
import { reviewLimits } from '@parley/functions/shared/agents/review'
import { z } from 'zod'
import { LeaveGuard } from '../../../components/leaving/LeaveGuard.tsx'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { refusalKey } from '@parley/functions/shared/errors/refusals'
import styles from './Reviews.module.css'
import { t } from './texts.ts'

interface CommentFormProps {
  label: string
  onSend: (text: string) => Promise<unknown>
  onClose?: () => void
}

const schema = z.object({
  text: z.string().trim().min(1, refusalKey('writeSomething')).max(reviewLimits.comment),
})

/** A comment form that keeps its input until it is stored. */
export function CommentForm({ label, onSend, onClose }: CommentFormProps) {
  const { fields, isBusy, isDirty, failure, submit } = useCallForm({
    initialValues: { text: '' },
    schema,
    onSubmit: async ({ text }) => {
      await onSend(text)
      fields.reset()
      onClose?.()
    },
  })
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <LeaveGuard isDirty={isDirty} text={t('commentIsLost')} />
      <Textarea
        aria-label={label}
        placeholder={label}
        dir="auto"
        autosize
        minRows={1}
        maxRows={6}
        maxLength={reviewLimits.comment}
        {...fields.getInputProps('text')}
      />
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <div className={styles.actions}>
        <Button type="submit" size="xs" loading={isBusy}>
          {t('send')}
        </Button>
        {onClose && (
          <Button variant="default" size="xs" disabled={isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}
