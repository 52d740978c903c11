import { Textarea, TextInput } from '@mantine/core'
import { agentTextLimits } from '@parley/functions/shared/limits'
import { Link } from 'react-router-dom'
import { Choice } from '../../components/Choice.tsx'
import formStyles from '../../components/Form.module.css'
import { FormSection } from '../../components/FormSection.tsx'
import { Page } from '../../components/Page.tsx'
import { webPaths } from '../../lib/paths.ts'
import { AccentField } from './AccentField.tsx'
import { useAgentDraft } from './AgentDraftContext.ts'
import { LinesField } from './LinesField.tsx'
import styles from './OverviewPage.module.css'
import { PreviewBeside } from './PreviewBeside.tsx'
import { WidgetPreview } from './WidgetPreview.tsx'

/** How the agent introduces itself, beside what a visitor will see of it. */
export function OverviewPage() {
  const { region, stored, draft, change, changeOptions, errors } = useAgentDraft()
  const { vgOptions } = draft
  return (
    <Page title="Overview" documentTitle={`Overview · ${stored.title}`}>
      <PreviewBeside
        label="Preview of the widget"
        preview={
          <WidgetPreview
            agent={draft}
            launchMessages={vgOptions.initMessages}
            suggestedReplies={vgOptions.suggestedReplies}
          />
        }
      >
        <div className={formStyles.form}>
          <FormSection title="Introduction">
            <TextInput
              label="Title"
              value={draft.title}
              maxLength={agentTextLimits.title}
              error={errors.title}
              onChange={(event) => change({ title: event.currentTarget.value })}
            />
            <Textarea
              label="Description"
              description="One sentence under the title, in the widget's head."
              autosize
              minRows={2}
              maxRows={5}
              value={draft.description}
              maxLength={agentTextLimits.description}
              error={errors.description}
              onChange={(event) => change({ description: event.currentTarget.value })}
            />
          </FormSection>
          <FormSection title="Launch" lead="What a visitor sees before writing anything.">
            <LinesField
              label="Launch message"
              plural="Launch messages"
              addLabel="Add message"
              values={vgOptions.initMessages}
              most={5}
              maxLength={agentTextLimits.initMessage}
              isLong
              path="vgOptions.initMessages"
              errors={errors}
              onChange={(initMessages) => changeOptions({ initMessages })}
            />
            <LinesField
              label="Suggested reply"
              plural="Suggested replies"
              addLabel="Add suggestion"
              values={vgOptions.suggestedReplies}
              most={6}
              maxLength={agentTextLimits.suggestedReply}
              path="vgOptions.suggestedReplies"
              errors={errors}
              onChange={(suggestedReplies) => changeOptions({ suggestedReplies })}
            />
          </FormSection>
          <FormSection title="Look">
            <AccentField
              value={draft.primaryColor}
              error={errors.primaryColor}
              onChange={(primaryColor) => change({ primaryColor })}
            />
            <Choice
              label="Colours"
              value={draft.themeType}
              onChange={(themeType) => change({ themeType })}
              options={[
                { value: 'light', label: 'Light' },
                { value: 'dark', label: 'Dark' },
                { value: 'auto', label: 'As the visitor prefers' },
              ]}
            />
            <p className={styles.elsewhere}>
              Where it stands on the page, and how it behaves there, is under{' '}
              <Link to={webPaths.agent(region, stored.ID, 'settings')}>Settings</Link>.
            </p>
          </FormSection>
        </div>
      </PreviewBeside>
    </Page>
  )
}
