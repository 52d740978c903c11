import { agentTextLimits } from '@parley/functions/shared/limits'
import { Link } from 'react-router-dom'
import formStyles from '../../components/forms/Form.module.css'
import { FormSection } from '../../components/forms/FormSection.tsx'
import { Page } from '../../components/page/Page.tsx'
import { webPaths } from '../../lib/webPaths.ts'
import { useAgentEditing, useStoredAgent } from './draft/AgentDraftContext.ts'
import { DraftPreview } from './preview/DraftPreview.tsx'
import { LongTextField } from './fields/LongTextField.tsx'
import { TextField } from './fields/TextField.tsx'
import { LinesField } from './fields/LinesField.tsx'
import styles from './AppearancePage.module.css'
import { PreviewBeside } from './preview/PreviewBeside.tsx'
import { ThemeSection } from './theme/ThemeSection.tsx'
import { t } from './texts.ts'

/** The agent's look and introduction, beside a preview of the widget. */
export function AppearancePage() {
  const { region } = useAgentEditing()
  const title = useStoredAgent((stored) => stored.title)
  const agentId = useStoredAgent(({ ID }) => ID)
  return (
    <Page isTitleUnseen title={t('look')} documentTitle={t('lookOf', { title })}>
      <PreviewBeside label={t('previewOfTheWidget')} preview={<DraftPreview />}>
        <div className={formStyles.form}>
          <FormSection title={t('introduction')}>
            <TextField path="title" label={t('field_title')} maxLength={agentTextLimits.title} />
            <LongTextField
              path="description"
              label={t('field_description')}
              description={t('descriptionHint')}
              autosize
              minRows={2}
              maxRows={5}
              maxLength={agentTextLimits.description}
            />
          </FormSection>
          <FormSection title={t('launch')} lead={t('greetingHint')}>
            <LinesField
              path="vgOptions.initMessages"
              kind="launchMessage"
              max={5}
              maxLength={agentTextLimits.initMessage}
              isLong
            />
            <LinesField
              path="vgOptions.suggestedReplies"
              kind="suggestedReply"
              max={6}
              maxLength={agentTextLimits.suggestedReply}
            />
          </FormSection>
          <ThemeSection>
            <p className={styles.elsewhere}>
              {t.rich('placeElsewhere', {
                link: (text) => <Link to={webPaths.agent(region, agentId, 'settings')}>{text}</Link>,
              })}
            </p>
          </ThemeSection>
        </div>
      </PreviewBeside>
    </Page>
  )
}
