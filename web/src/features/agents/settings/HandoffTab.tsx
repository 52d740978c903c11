import { Textarea, TextInput } from '@mantine/core'
import { FormSection } from '../../../components/FormSection.tsx'
import { useAgentDraft } from '../AgentDraftContext.ts'
import { CreditLadder } from './CreditLadder.tsx'
import { SettingSwitch } from './SettingSwitch.tsx'

/** When a person takes over. */
export function HandoffTab() {
  const { draft, change, changeWidget, errors } = useAgentDraft()
  const { canHandOff, smartHandoff } = draft.widgetOptions
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
            changeWidget(isOn ? { canHandOff: true } : { canHandOff: false, smartHandoff: false })
          }
        />
        <SettingSwitch
          label="The agent may ask for a person by itself"
          description="When it cannot help, or when a visitor asks for one in any words."
          isOn={smartHandoff}
          isDisabled={!canHandOff}
          onChange={(isOn) => changeWidget({ smartHandoff: isOn })}
        />
        <TextInput
          label="Title"
          placeholder="Talk to a person"
          disabled={!canHandOff}
          value={draft.UIhandoffTitle}
          maxLength={100}
          error={errors['UIhandoffTitle']}
          description="What visitors choose in the menu of the chat; empty for the widget's own words in their language."
          onChange={(event) => change({ UIhandoffTitle: event.currentTarget.value })}
        />
        <Textarea
          label="Subtitle"
          placeholder="Monday to Friday, 9 to 17"
          disabled={!canHandOff}
          autosize
          minRows={2}
          maxRows={5}
          value={draft.UIhandoffSubtitle}
          maxLength={300}
          error={errors['UIhandoffSubtitle']}
          description="Below the title, for example when somebody is there."
          onChange={(event) => change({ UIhandoffSubtitle: event.currentTarget.value })}
        />
      </FormSection>
      <CreditLadder />
    </>
  )
}
