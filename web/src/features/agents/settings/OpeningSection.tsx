import { FormSection } from '../../../components/FormSection.tsx'
import { useAgentDraft } from '../AgentDraftContext.ts'
import { NumberField } from '../NumberField.tsx'
import { SwitchField } from '../SwitchField.tsx'
import { TextField } from '../TextField.tsx'
import { t } from './texts.ts'

/** How a conversation begins. */
export function OpeningSection() {
  const smartInit = useAgentDraft((draft) => draft.smartInit)
  return (
    <FormSection title={t('beginning')} lead={t('theWordsOfTheLaunch')}>
      <SwitchField
        path="autoStartWidget"
        label={t('opensByItself')}
        description={t('whenThePageHasLoaded')}
      />
      <SwitchField path="smartInit" label={t('smartInitialization')} description={t('onThereIsNoLaunch')} />
      <NumberField
        path="messageDelayMS"
        label={t('delayOfTheLaunchMessage')}
        description={t('theAgentSeemsToWrite')}
        unit={t('milliseconds')}
        most={60_000}
        step={250}
        isDisabled={smartInit}
      />
      <TextField
        path="proactiveMessage"
        label={t('proactiveMessage')}
        description={t('appearsBesideTheClosedBubble')}
        placeholder={t('canIHelpYouFind')}
        maxLength={300}
      />
    </FormSection>
  )
}
