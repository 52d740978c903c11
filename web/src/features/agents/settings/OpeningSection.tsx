import { TextInput } from '@mantine/core'
import { FormSection } from '../../../components/FormSection.tsx'
import { useAgentDraft } from '../AgentDraftContext.ts'
import { NumberSetting } from './NumberSetting.tsx'
import { SettingSwitch } from './SettingSwitch.tsx'

/** How a conversation begins. */
export function OpeningSection() {
  const { draft, change, errors } = useAgentDraft()
  return (
    <FormSection title="Beginning" lead="The words of the launch messages are on the Overview page.">
      <SettingSwitch
        label="Opens by itself"
        description="When the page has loaded, until the visitor closes it."
        isOn={draft.autoStartWidget}
        onChange={(autoStartWidget) => change({ autoStartWidget })}
      />
      <SettingSwitch
        label="Smart Initialization"
        description="On: there is no launch message, and the first answer fits the visitor's first message. Off: every visitor gets the same launch message."
        isOn={draft.smartInit}
        onChange={(smartInit) => change({ smartInit })}
      />
      <NumberSetting
        label="Delay of the launch message"
        description="The agent seems to write for so long."
        unit="ms"
        most={60_000}
        step={250}
        isDisabled={draft.smartInit}
        value={draft.messageDelayMS}
        error={errors['messageDelayMS']}
        onChange={(messageDelayMS) => change({ messageDelayMS })}
      />
      <TextInput
        label="Proactive message"
        description="Appears beside the closed bubble after a second; empty for none. Who has sent it away is left in peace for a day."
        placeholder="Can I help you find something?"
        value={draft.proactiveMessage}
        maxLength={300}
        error={errors.proactiveMessage}
        onChange={(event) => change({ proactiveMessage: event.currentTarget.value })}
      />
    </FormSection>
  )
}
