import { Button, Text, Textarea, TextInput } from '@mantine/core'
import { feedbackSchema, type Feedback } from '@parley/functions/shared/chat/feedback'
import { useState } from 'react'
import { SidePanel } from '../../../components/panels/SidePanel.tsx'
import { call } from '../../../lib/call.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { showToast } from '../../../lib/toast.ts'
import { Attachments } from './Attachments.tsx'
import styles from './Panels.module.css'
import { useClient } from '../ClientContext.ts'
import { t } from '../texts.ts'

const nothing: Feedback = { message: '', attachments: [] }

/** A client's feedback to their agency, which replies by email. */
export function FeedbackPanel({ onClose }: { onClose: () => void }) {
  const { region, client } = useClient()
  const [attemptId] = useState(() => crypto.randomUUID())
  const { fields, isBusy, isDirty, failure, submit } = useCallForm({
    initialValues: nothing,
    schema: feedbackSchema,
    onSubmit: async (feedback) => {
      await call('sendFeedback', { region, attemptId, ...feedback }, region)
      void showToast(t('feedbackSent'))
      onClose()
    },
  })
  const { message, attachments } = fields.values
  return (
    <SidePanel title={t('sendFeedback')} size={400} isBusy={isBusy} isDirty={isDirty} onClose={onClose}>
      <form className={styles.account} onSubmit={submit} noValidate>
        <TextInput label={t('yourEmail')} value={client.email} readOnly />
        <Textarea
          label={t('message')}
          autosize
          minRows={5}
          maxRows={14}
          maxLength={4_000}
          data-autofocus
          {...fields.getInputProps('message')}
        />
        <Attachments
          attachments={attachments}
          onChange={(next) => fields.setFieldValue('attachments', next)}
        />
        {failure && (
          <Text role="alert" size="sm" c="red">
            {failure}
          </Text>
        )}
        <Button type="submit" disabled={message.trim() === ''} loading={isBusy}>
          {t('submit')}
        </Button>
      </form>
    </SidePanel>
  )
}
