import { maxVisitorFileBytes, maxVisitorFiles } from '@parley/functions/shared/visitorFileLimits'
import { FormSection } from '../../../components/FormSection.tsx'
import { useAgentDraft } from '../AgentDraftContext.ts'
import { SettingSwitch } from './SettingSwitch.tsx'

/** What visitors may do, and how the chat goes along with them. */
export function VisitorsSection() {
  const { draft, change, changeWidget } = useAgentDraft()
  const { canRate, canUpload, severalConversations, showSources } = draft.widgetOptions
  return (
    <>
      <FormSection title="What visitors may do">
        <SettingSwitch
          label="Rate answers"
          description="A thumb up or down, with a reason if they like."
          isOn={canRate}
          onChange={(isOn) => changeWidget({ canRate: isOn })}
        />
        <SettingSwitch
          label="Send files"
          description={`Up to ${maxVisitorFiles} with a message, ${maxVisitorFileBytes / 1_000_000} MB each.`}
          isOn={canUpload}
          onChange={(isOn) => changeWidget({ canUpload: isOn })}
        />
        <SettingSwitch
          label="Have several conversations"
          description="Visitors can begin anew and return to earlier conversations. Needs the record of chat history."
          isOn={severalConversations}
          onChange={(isOn) => changeWidget({ severalConversations: isOn })}
        />
        <SettingSwitch
          label="See the sources"
          description="Below an answer stand the passages of the knowledge that it rests on."
          isOn={showSources}
          onChange={(isOn) => changeWidget({ showSources: isOn })}
        />
      </FormSection>
      <FormSection title="On the way through your website">
        <SettingSwitch
          label="Conversation goes along between tabs"
          isOn={draft.syncBrowser}
          onChange={(syncBrowser) => change({ syncBrowser })}
        />
        <SettingSwitch
          label="Notice address changes"
          description="For websites that change pages without loading them anew: triggers look at every new address."
          isOn={draft.listenForUrlChanges}
          onChange={(listenForUrlChanges) => change({ listenForUrlChanges })}
        />
        <SettingSwitch
          label="Scroll softly to new messages"
          isOn={draft.scrollAnimation}
          onChange={(scrollAnimation) => change({ scrollAnimation })}
        />
      </FormSection>
    </>
  )
}
