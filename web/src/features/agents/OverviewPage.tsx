import { agentTextLimits } from '@parley/functions/shared/limits'
import { Link } from 'react-router-dom'
import { Choice } from '../../components/Choice.tsx'
import formStyles from '../../components/Form.module.css'
import { FormSection } from '../../components/FormSection.tsx'
import { Page } from '../../components/Page.tsx'
import { webPaths } from '../../lib/paths.ts'
import { AccentField } from './AccentField.tsx'
import { useAgentDraft, useAgentEditing, useAgentErrors, useStoredAgent } from './AgentDraftContext.ts'
import { DraftPreview } from './DraftPreview.tsx'
import { LongTextField } from './LongTextField.tsx'
import { TextField } from './TextField.tsx'
import { LinesField } from './LinesField.tsx'
import styles from './OverviewPage.module.css'
import { PreviewBeside } from './PreviewBeside.tsx'

/** How the agent introduces itself, beside what a visitor will see of it. */
export function OverviewPage() {
  const { region } = useAgentEditing()
  const title = useStoredAgent((stored) => stored.title)
  const agentId = useStoredAgent(({ ID }) => ID)
  return (
    <Page title="Overview" documentTitle={`Overview · ${title}`}>
      <PreviewBeside label="Preview of the widget" preview={<DraftPreview />}>
        <div className={formStyles.form}>
          <FormSection title="Introduction">
            <TextField path="title" label="Title" maxLength={agentTextLimits.title} />
            <LongTextField
              path="description"
              label="Description"
              description="One sentence under the title, in the widget's head."
              autosize
              minRows={2}
              maxRows={5}
              maxLength={agentTextLimits.description}
            />
          </FormSection>
          <FormSection title="Launch" lead="What a visitor sees before writing anything.">
            <LinesField
              path="vgOptions.initMessages"
              label="Launch message"
              plural="Launch messages"
              addLabel="Add message"
              most={5}
              maxLength={agentTextLimits.initMessage}
              isLong
            />
            <LinesField
              path="vgOptions.suggestedReplies"
              label="Suggested reply"
              plural="Suggested replies"
              addLabel="Add suggestion"
              most={6}
              maxLength={agentTextLimits.suggestedReply}
            />
          </FormSection>
          <FormSection title="Look">
            <LookFields />
            <p className={styles.elsewhere}>
              Where it stands on the page, and how it behaves there, is under{' '}
              <Link to={webPaths.agent(region, agentId, 'settings')}>Settings</Link>.
            </p>
          </FormSection>
        </div>
      </PreviewBeside>
    </Page>
  )
}

function LookFields() {
  const { store } = useAgentEditing()
  const primaryColor = useAgentDraft((draft) => draft.primaryColor)
  const themeType = useAgentDraft((draft) => draft.themeType)
  const errors = useAgentErrors()
  return (
    <>
      <AccentField
        value={primaryColor}
        error={errors['primaryColor']}
        onChange={(color) => store.change({ primaryColor: color })}
      />
      <Choice
        label="Colours"
        value={themeType}
        onChange={(next) => store.change({ themeType: next })}
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
          { value: 'auto', label: 'As the visitor prefers' },
        ]}
      />
    </>
  )
}
