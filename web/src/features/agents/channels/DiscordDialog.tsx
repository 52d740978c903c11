import { Anchor, PasswordInput, Text, TextInput } from '@mantine/core'
import { channelsCallables } from '@parley/functions/shared/callables/channels'
import type { DiscordChannel } from '@parley/functions/shared/channels/channels'
import { DialogForm } from '../../../components/dialogs/DialogForm.tsx'
import { InlineFailure } from '../../../components/failures/InlineFailure.tsx'
import { call } from '../../../lib/call.ts'
import { toCallError } from '../../../lib/errors.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { showToast } from '../../../lib/toast.ts'
import { useRead } from '../../../lib/live/useRead.ts'
import { useAgentEditing, useStoredAgent } from '../draft/AgentDraftContext.ts'
import { Disconnect } from './Disconnect.tsx'
import styles from './DiscordDialog.module.css'
import { NeedsPublishing } from './NeedsPublishing.tsx'
import { TestMessage } from './TestMessage.tsx'
import { t } from './texts.ts'

interface DiscordDialogProps {
  /** The connected channel; missing without one. */
  channel: DiscordChannel | undefined
  onClose: () => void
}

/** Connects a channel of a server by its webhook, which can be written but never read. */
export function DiscordDialog({ channel, onClose }: DiscordDialogProps) {
  const { region } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  const form = useCallForm({
    initialValues: { channelId: channel?.channelId ?? '', webhookUrl: '' },
    schema: channelsCallables.connectDiscord.input.pick({ channelId: true, webhookUrl: true }),
    onSubmit: async (given) => {
      await call('connectDiscord', { region, agentId, ...given }, region)
      void showToast(t('discordSaved'))
      onClose()
    },
  })
  const name = t('discord')
  return (
    <DialogForm
      title={t(channel ? 'configureNamed' : 'connectNamed', { name })}
      form={form}
      action={t(channel && channel.state !== 'leaving' ? 'replaceWebhook' : 'connect')}
      onClose={onClose}
    >
      {channel && <Text>{t(`discord_${channel.state}`, { name: channel.channelName })}</Text>}
      <ol className={styles.steps}>
        <li>
          <Invite />
        </li>
        <li>{t('discordStepChannel')}</li>
        <li>{t('discordStepWebhook')}</li>
        <li>{t('discordStepPin')}</li>
      </ol>
      <TextInput
        label={t('discordChannelId')}
        description={t('discordChannelIdHint')}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        data-autofocus
        {...form.fields.getInputProps('channelId')}
      />
      <PasswordInput
        label={t('discordWebhookUrl')}
        description={t('discordWebhookUrlHint')}
        dir="ltr"
        autoComplete="off"
        visibilityToggleButtonProps={{ 'aria-label': t('showWebhook') }}
        {...form.fields.getInputProps('webhookUrl')}
      />
      <Text size="sm">{t('discordPlain')}</Text>
      <NeedsPublishing />
      {channel?.state === 'connected' && (
        <TestMessage send={() => call('sendDiscordTest', { region, agentId }, region)} />
      )}
      {channel && (
        <Disconnect
          name={name}
          text={t('disconnectDiscordText')}
          done={t('discordDisconnected')}
          remove={() => call('disconnectDiscord', { region, agentId }, region)}
          onDone={onClose}
        />
      )}
    </DialogForm>
  )
}

/** The link that adds the platform's bot to a server; without a URL until it is known. */
function Invite() {
  const { region } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  const invite = useRead(['discordInvite', region, agentId], () =>
    call('readDiscordInvite', { region, agentId }, region),
  )
  if (invite.status === 'error')
    return <InlineFailure text={toCallError(invite.error).message} retry={invite.retry} />
  return t.rich('discordStepServer', {
    link: (text) =>
      invite.status === 'ready' ? (
        <Anchor href={invite.data.url} target="_blank" rel="noopener noreferrer" inherit>
          {text}
        </Anchor>
      ) : (
        text
      ),
  })
}
