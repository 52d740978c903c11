import { FormSection } from '../../../components/FormSection.tsx'
import { useAgentDraft, useAgentEditing } from '../AgentDraftContext.ts'
import { LongTextField } from '../LongTextField.tsx'
import { SwitchField } from '../SwitchField.tsx'
import { TextField } from '../TextField.tsx'
import { CreditLadder } from './CreditLadder.tsx'
import { SettingSwitch } from './SettingSwitch.tsx'

/** When a person takes over. */
export function HandoffTab() {
  const { store } = useAgentEditing()
  const canHandOff = useAgentDraft(({ widgetOptions }) => widgetOptions.canHandOff)
  return (
    <>
      <FormSection
        title="Handing over to a person"
        lead="Whoever is asked for finds the conversation under Conversations. The agent is silent while a person answers."
      >
        <SettingSwitch
          label="Visitors can ask for a person"
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
          label="The agent may ask for a person by itself"
          description="When it cannot help, or when a visitor asks for one in any words."
          isDisabled={!canHandOff}
        />
        <TextField
          path="UIhandoffTitle"
          label="Title"
          placeholder="Talk to a person"
          disabled={!canHandOff}
          maxLength={100}
          description="What visitors choose in the menu of the chat; empty for the widget's own words in their language."
        />
        <LongTextField
          path="UIhandoffSubtitle"
          label="Subtitle"
          placeholder="Monday to Friday, 9 to 17"
          disabled={!canHandOff}
          autosize
          minRows={2}
          maxRows={5}
          maxLength={300}
          description="Below the title, for example when somebody is there."
        />
      </FormSection>
      <CreditLadder />
    </>
  )
}
