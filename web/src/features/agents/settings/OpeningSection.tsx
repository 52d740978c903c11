import { FormSection } from '../../../components/forms/FormSection.tsx'
import { useAgentDraft } from '../draft/AgentDraftContext.ts'
import { NumberField } from '../fields/NumberField.tsx'
import { SwitchField } from '../fields/SwitchField.tsx'
import { TextField } from '../fields/TextField.tsx'
import { t } from './texts.ts'

/** The start of a conversation. */
export function OpeningSection() {
  const smartInit = useAgentDraft((draft) => draft.smartInit)
  return (
    <FormSection title={t('beginning')} lead={t('launchMessagesHint')}>
      <SwitchField path="autoStartWidget" label={t('opensByItself')} description={t('opensByItselfHint')} />
      <SwitchField
        path="smartInit"
        label={t('smartInitialization')}
        description={t('smartInitializationHint')}
      />
      <NumberField
        path="messageDelayMS"
        label={t('delayOfTheLaunchMessage')}
        description={t('delayHint')}
        unit={t('milliseconds')}
        max={60_000}
        step={250}
        isDisabled={smartInit}
      />
      <TextField
        path="proactiveMessage"
        label={t('proactiveMessage')}
        description={t('proactiveMessageHint')}
        placeholder={t('proactiveMessageExample')}
        maxLength={300}
      />
    </FormSection>
  )
}
