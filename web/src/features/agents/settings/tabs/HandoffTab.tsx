import { FormSection } from '../../../../components/forms/FormSection.tsx'
import { useAgentDraft, useAgentEditing } from '../../draft/AgentDraftContext.ts'
import { LongTextField } from '../../fields/LongTextField.tsx'
import { SwitchField } from '../../fields/SwitchField.tsx'
import { TextField } from '../../fields/TextField.tsx'
import { CreditLadder } from '../CreditLadder.tsx'
import { SettingSwitch } from '../../../../components/forms/SettingSwitch.tsx'
import { t } from '../texts.ts'

/** The settings of the handoff to a person. */
export function HandoffTab() {
  const { store } = useAgentEditing()
  const canHandOff = useAgentDraft(({ widgetOptions }) => widgetOptions.canHandOff)
  return (
    <>
      <FormSection title={t('handingOverToAPerson')} lead={t('handoffHint')}>
        <SettingSwitch
          label={t('visitorsAskForPerson')}
          isOn={canHandOff}
          onChange={(isOn) =>
            store.change({
              'widgetOptions.canHandOff': isOn,
              ...(!isOn && { 'widgetOptions.smartHandoff': false }),
            })
          }
        />
        <SwitchField
          path="widgetOptions.smartHandoff"
          label={t('agentAsksForPerson')}
          description={t('agentAsksForPersonHint')}
          isDisabled={!canHandOff}
        />
        <TextField
          path="UIhandoffTitle"
          label={t('title')}
          placeholder={t('talkToAPerson')}
          disabled={!canHandOff}
          maxLength={100}
          description={t('handoffTitleHint')}
        />
        <LongTextField
          path="UIhandoffSubtitle"
          label={t('subtitle')}
          placeholder={t('handoffSubtitleExample')}
          disabled={!canHandOff}
          autosize
          minRows={2}
          maxRows={5}
          maxLength={300}
          description={t('handoffSubtitleHint')}
        />
      </FormSection>
      <CreditLadder />
    </>
  )
}
