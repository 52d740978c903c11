import { PasswordInput, Text } from '@mantine/core'
import { channelsCallables } from '@parley/functions/shared/callables/channels'
import type { TelegramBot } from '@parley/functions/shared/channels/channels'
import { DialogForm } from '../../../components/dialogs/DialogForm.tsx'
import { call } from '../../../lib/call.ts'
import { CallError, toCallError } from '../../../lib/errors.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { showToast } from '../../../lib/toast.ts'
import { useAgentEditing, useStoredAgent } from '../draft/AgentDraftContext.ts'
import { Disconnect } from './Disconnect.tsx'
import { NeedsPublishing } from './NeedsPublishing.tsx'
import { TestToPerson } from './TestToPerson.tsx'
import { t } from './texts.ts'

interface TelegramDialogProps {
  /** The connected bot; missing without one. */
  bot: TelegramBot | undefined
  onClose: () => void
}

/** Connects a bot by its token, which can be written but never read. */
export function TelegramDialog({ bot, onClose }: TelegramDialogProps) {
  const { region } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  const form = useCallForm({
    initialValues: { token: '' },
    schema: channelsCallables.connectTelegram.input.pick({ token: true }),
    onSubmit: async ({ token }) => {
      try {
        await call('connectTelegram', { region, agentId, token }, region)
      } catch (error) {
        throw described(toCallError(error))
      }
      void showToast(t('telegramSaved'))
      onClose()
    },
  })
  const name = t('telegram')
  return (
    <DialogForm
      title={t(bot ? 'configureNamed' : 'connectNamed', { name })}
      form={form}
      action={t(bot && bot.state !== 'leaving' ? 'replaceToken' : 'connect')}
      onClose={onClose}
    >
      {bot && <Text>{t(`telegram_${bot.state}`, { name: bot.username })}</Text>}
      <PasswordInput
        label={t('telegramToken')}
        description={t('telegramTokenHint')}
        dir="ltr"
        autoComplete="off"
        data-autofocus
        visibilityToggleButtonProps={{ 'aria-label': t('showToken') }}
        {...form.fields.getInputProps('token')}
      />
      <NeedsPublishing />
      {bot?.state === 'connected' && <TestToPerson kind="telegram" />}
      {bot && (
        <Disconnect
          name={name}
          text={t('disconnectTelegramText')}
          done={t('telegramDisconnected')}
          remove={() => call('disconnectTelegram', { region, agentId }, region)}
          onDone={onClose}
        />
      )}
    </DialogForm>
  )
}

/** Returns the failure in a sentence; a field's problem and a failed webhook keep their own texts. */
function described(error: CallError): CallError {
  if (Object.keys(error.fields).length > 0 || error.refusal === 'telegramWebhookFailed') return error
  return new CallError(error.code, t('errorOccurred', { message: error.message }))
}
