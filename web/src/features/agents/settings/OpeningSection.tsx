import { FormSection } from '../../../components/FormSection.tsx'
import { useAgentDraft } from '../AgentDraftContext.ts'
import { NumberField } from '../NumberField.tsx'
import { SwitchField } from '../SwitchField.tsx'
import { TextField } from '../TextField.tsx'

/** How a conversation begins. */
export function OpeningSection() {
  const smartInit = useAgentDraft((draft) => draft.smartInit)
  return (
    <FormSection title="Beginning" lead="The words of the launch messages are on the Overview page.">
      <SwitchField
        path="autoStartWidget"
        label="Opens by itself"
        description="When the page has loaded, until the visitor closes it."
      />
      <SwitchField
        path="smartInit"
        label="Smart Initialization"
        description="On: there is no launch message, and the first answer fits the visitor's first message. Off: every visitor gets the same launch message."
      />
      <NumberField
        path="messageDelayMS"
        label="Delay of the launch message"
        description="The agent seems to write for so long."
        unit="ms"
        most={60_000}
        step={250}
        isDisabled={smartInit}
      />
      <TextField
        path="proactiveMessage"
        label="Proactive message"
        description="Appears beside the closed bubble after a second; empty for none. Who has sent it away is left in peace for a day."
        placeholder="Can I help you find something?"
        maxLength={300}
      />
    </FormSection>
  )
}
