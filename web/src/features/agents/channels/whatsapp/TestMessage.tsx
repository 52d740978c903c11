import { Button, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { whatsappTestSchema } from '@parley/functions/shared/channels/whatsapp'
import { call } from '../../../../lib/call.ts'
import { useCallForm } from '../../../../lib/forms/useCallForm.ts'
import { showToast } from '../../../../lib/toast.ts'
import { useAgentEditing, useStoredAgent } from '../../draft/AgentDraftContext.ts'
import { t } from '../texts.ts'
import { useReportedEditing, type ReportEditing } from './useEditedForms.ts'

/** Sends a message to a number that has written first. */
export function TestMessage({ reportEditing }: { reportEditing: ReportEditing }) {
  const { region } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  const { fields, isBusy, isDirty, failure, submit } = useCallForm({
    initialValues: { phone: '', message: '' },
    schema: whatsappTestSchema,
    onSubmit: async (values) => {
      await call('sendWhatsappTest', { region, agentId, ...values }, region)
      void showToast(t('waSent'))
    },
  })
  useReportedEditing(reportEditing, 'test', { isDirty, isBusy })
  return (
    <form aria-label={t('waTest')} onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Text component="h3" fw={600}>
          {t('waTest')}
        </Text>
        <Text size="sm">{t('waTestHint')}</Text>
        <TextInput
          label={t('waTestPhone')}
          type="tel"
          dir="ltr"
          placeholder="+49 30 1234567"
          {...fields.getInputProps('phone')}
        />
        <Textarea
          label={t('waTestText')}
          autosize
          minRows={2}
          dir="auto"
          {...fields.getInputProps('message')}
        />
        <Text role="alert" size="sm" c="red">
          {failure}
        </Text>
        <Button type="submit" variant="default" loading={isBusy}>
          {t('waSend')}
        </Button>
      </Stack>
    </form>
  )
}
