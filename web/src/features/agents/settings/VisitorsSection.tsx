import { maxVisitorFileBytes, maxVisitorFiles } from '@parley/functions/shared/chat/visitorFileLimits'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { SwitchField } from '../fields/SwitchField.tsx'
import { t } from './texts.ts'

/** The abilities of visitors, and how the chat behaves across pages. */
export function VisitorsSection() {
  return (
    <>
      <FormSection title={t('whatVisitorsMayDo')}>
        <SwitchField path="widgetOptions.canRate" label={t('rateAnswers')} description={t('ratingHint')} />
        <SwitchField
          path="widgetOptions.canUpload"
          label={t('sendFiles')}
          description={t('filesLimit', {
            files: maxVisitorFiles,
            megabytes: maxVisitorFileBytes / 1_000_000,
          })}
        />
        <SwitchField
          path="widgetOptions.severalConversations"
          label={t('haveSeveralConversations')}
          description={t('severalConversationsHint')}
        />
        <SwitchField
          path="widgetOptions.showSources"
          label={t('seeTheSources')}
          description={t('sourcesHint')}
        />
      </FormSection>
      <FormSection title={t('acrossPages')}>
        <SwitchField path="syncBrowser" label={t('conversationGoesAlongBetweenTabs')} />
        <SwitchField
          path="listenForUrlChanges"
          label={t('noticeAddressChanges')}
          description={t('urlChangesHint')}
        />
        <SwitchField path="scrollAnimation" label={t('scrollSoftlyToNewMessages')} />
      </FormSection>
    </>
  )
}
