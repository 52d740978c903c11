import { Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import type { WhatsappNumber } from '@parley/functions/shared/channels/channels'
import { ownAppSchema } from '@parley/functions/shared/channels/whatsapp'
import { call } from '../../../../lib/call.ts'
import { useCallForm } from '../../../../lib/forms/useCallForm.ts'
import { showToast } from '../../../../lib/toast.ts'
import { useAgentEditing, useStoredAgent } from '../../draft/AgentDraftContext.ts'
import { t } from '../texts.ts'
import { useReportedEditing, type ReportEditing } from './useEditedForms.ts'

interface OwnAppFormProps {
  /** The number that is connected in this way; missing without one. */
  number: WhatsappNumber | undefined
  reportEditing: ReportEditing
  /** Called with the saved verify token, which Meta asks for next and which cannot be read again. */
  onSaved: (verifyToken: string) => void
}

/** Connects a number through its owner's own app at Meta; its secrets can be written but never read. */
export function OwnAppForm({ number, reportEditing, onSaved }: OwnAppFormProps) {
  const { region } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  const { phoneId = '', wabaId = '' } = number ?? {}
  const { fields, isBusy, isDirty, failure, submit } = useCallForm({
    initialValues: { phoneId, wabaId, token: '', appSecret: '', verifyToken: '' },
    schema: ownAppSchema,
    onSubmit: async (values) => {
      await call('saveWhatsappChannel', { region, agentId, ...values }, region)
      onSaved(values.verifyToken)
      void showToast(t('waSaved'))
    },
  })
  const common = { dir: 'ltr' as const, autoComplete: 'off' }
  const toggleNamed = (name: string) => ({ visibilityToggleButtonProps: { 'aria-label': name } })
  useReportedEditing(reportEditing, 'legacy', { isDirty, isBusy })
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md" align="stretch">
        <Text size="sm">{t('waLegacyHint')}</Text>
        <TextInput
          label={t('waPhoneId')}
          description={t('waFromApi')}
          inputMode="numeric"
          {...common}
          {...fields.getInputProps('phoneId')}
        />
        <TextInput
          label={t('waWabaId')}
          description={t('waFromApi')}
          inputMode="numeric"
          {...common}
          {...fields.getInputProps('wabaId')}
        />
        <PasswordInput
          label={t('waToken')}
          description={t('waTokenFrom')}
          {...common}
          {...toggleNamed(t('showToken'))}
          {...fields.getInputProps('token')}
        />
        <PasswordInput
          label={t('waAppSecret')}
          description={t('waFromSettings')}
          {...common}
          {...toggleNamed(t('showAppSecret'))}
          {...fields.getInputProps('appSecret')}
        />
        <TextInput
          label={t('waVerifyToken')}
          description={t('waVerifyTokenHint')}
          {...common}
          {...fields.getInputProps('verifyToken')}
        />
        <Text role="alert" size="sm" c="red">
          {failure}
        </Text>
        <Button type="submit" loading={isBusy}>
          {t('save')}
        </Button>
      </Stack>
    </form>
  )
}
