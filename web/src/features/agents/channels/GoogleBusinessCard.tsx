import { Button, Text, Textarea, TextInput } from '@mantine/core'
import { googleAccountSchema } from '@parley/functions/shared/channels/channels'
import { IconBrandGoogle } from '@tabler/icons-react'
import { DialogForm } from '../../../components/dialogs/DialogForm.tsx'
import { call } from '../../../lib/call.ts'
import { CallError, toCallError } from '../../../lib/errors.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { showToast } from '../../../lib/toast.ts'
import { useAgentEditing, useStoredAgent } from '../draft/AgentDraftContext.ts'
import { ComingCard } from './ChannelCard.tsx'
import { t } from './texts.ts'
import { useOpenChannel } from './useOpenChannel.ts'

/** Google has ended the service: nothing is connected, but an account can be saved. */
export function GoogleBusinessCard() {
  const { isOpen, open, close } = useOpenChannel('google')
  return (
    <>
      <ComingCard
        name={t('googleBusiness')}
        Icon={IconBrandGoogle}
        about={t('aboutGoogleBusiness')}
        isDeprecated
      >
        <Button variant="subtle" onClick={open}>
          {t('googleAccount')}
        </Button>
      </ComingCard>
      {isOpen && <GoogleBusinessDialog onClose={close} />}
    </>
  )
}

/** A form for the account, which can be written but never read. */
function GoogleBusinessDialog({ onClose }: { onClose: () => void }) {
  const { region } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  const form = useCallForm({
    initialValues: { clientEmail: '', privateKey: '' },
    schema: googleAccountSchema,
    onSubmit: async (account) => {
      try {
        await call('saveGoogleBusiness', { region, agentId, ...account }, region)
      } catch (error) {
        const { code, fields } = toCallError(error)
        throw Object.keys(fields).length > 0 ? error : new CallError(code, t('googleNotSaved'))
      }
      void showToast(t('googleSaved'))
      onClose()
    },
  })
  return (
    <DialogForm title={t('googleBusiness')} form={form} action={t('save')} onClose={onClose}>
      <Text size="sm">{t('googleHint')}</Text>
      <TextInput
        label={t('googleEmail')}
        dir="ltr"
        inputMode="email"
        autoComplete="off"
        data-autofocus
        {...form.fields.getInputProps('clientEmail')}
      />
      <Textarea
        label={t('googleKey')}
        description={t('googleKeyHint')}
        dir="ltr"
        rows={5}
        autoComplete="off"
        spellCheck={false}
        {...form.fields.getInputProps('privateKey')}
      />
    </DialogForm>
  )
}
