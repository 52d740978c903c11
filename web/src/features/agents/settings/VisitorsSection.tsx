import { maxVisitorFileBytes, maxVisitorFiles } from '@parley/functions/shared/visitorFileLimits'
import { FormSection } from '../../../components/FormSection.tsx'
import { SwitchField } from '../SwitchField.tsx'

/** What visitors may do, and how the chat goes along with them. */
export function VisitorsSection() {
  return (
    <>
      <FormSection title="What visitors may do">
        <SwitchField
          path="widgetOptions.canRate"
          label="Rate answers"
          description="A thumb up or down, with a reason if they like."
        />
        <SwitchField
          path="widgetOptions.canUpload"
          label="Send files"
          description={`Up to ${maxVisitorFiles} with a message, ${maxVisitorFileBytes / 1_000_000} MB each.`}
        />
        <SwitchField
          path="widgetOptions.severalConversations"
          label="Have several conversations"
          description="Visitors can begin anew and return to earlier conversations. Needs the record of chat history."
        />
        <SwitchField
          path="widgetOptions.showSources"
          label="See the sources"
          description="Below an answer stand the passages of the knowledge that it rests on."
        />
      </FormSection>
      <FormSection title="On the way through your website">
        <SwitchField path="syncBrowser" label="Conversation goes along between tabs" />
        <SwitchField
          path="listenForUrlChanges"
          label="Notice address changes"
          description="For websites that change pages without loading them anew: triggers look at every new address."
        />
        <SwitchField path="scrollAnimation" label="Scroll softly to new messages" />
      </FormSection>
    </>
  )
}
