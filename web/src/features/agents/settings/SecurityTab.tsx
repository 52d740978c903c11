import { FormSection } from '../../../components/FormSection.tsx'
import { useAgentDraft } from '../AgentDraftContext.ts'
import { LongTextField } from '../LongTextField.tsx'
import { NumberField } from '../NumberField.tsx'
import { SwitchField } from '../SwitchField.tsx'
import { LinesField } from '../LinesField.tsx'
import { tidyOrigin } from '../origins.ts'
import { SecretKeySection } from './SecretKeySection.tsx'

/** What visitors agree to, where the widget may stand, and what is kept. */
export function SecurityTab() {
  const consentMode = useAgentDraft(({ widgetOptions }) => widgetOptions.consentMode)
  const isOneDay = useAgentDraft(({ widgetOptions }) => widgetOptions.retentionDays === 1)
  return (
    <>
      <FormSection title="Consent">
        <SwitchField
          path="widgetOptions.consentMode"
          label="Ask before anything happens"
          description="Nothing is stored in the visitor's browser and nothing is sent to us before they agree."
        />
        <LongTextField
          path="widgetOptions.consentText"
          label="What visitors agree to"
          description="Say who answers, what is kept and for how long, with a link to your privacy policy. A changed text is asked again."
          disabled={!consentMode}
          placeholder="This chat is answered by an AI. What you write is kept for 30 days. [Privacy policy](https://…)"
          autosize
          minRows={3}
          maxRows={12}
          maxLength={2000}
        />
      </FormSection>
      <FormSection
        title="Websites"
        lead="Only pages of these websites can show the widget. With none, every page can."
      >
        <LinesField
          label="Website"
          plural="Allowed websites"
          addLabel="Add website"
          placeholder="https://example.com"
          most={20}
          maxLength={200}
          path="widgetOptions.allowedOrigins"
          tidy={tidyOrigin}
        />
      </FormSection>
      <FormSection title="What is kept">
        <SwitchField
          path="recordChatHistory"
          label="Record chat history"
          description="Off: of every conversation only the newest exchange keeps its words, so that a lost connection can fetch its answer."
        />
        <NumberField
          path="widgetOptions.retentionDays"
          label="Days that a conversation is kept"
          description="After its last message; 0 is for ever. A change counts from the next publication on, and within hours for older conversations too. What was sent with forms stays under Leads until it is deleted there."
          most={3650}
          unit={isOneDay ? 'day' : 'days'}
        />
      </FormSection>
      <SecretKeySection />
      <FormSection title="Limit">
        <NumberField
          path="messagesLimit"
          label="Visitors' messages a month"
          description="Then the chat can be read but not written to until the month is over; 0 is without a limit."
          most={1_000_000_000}
        />
      </FormSection>
    </>
  )
}
