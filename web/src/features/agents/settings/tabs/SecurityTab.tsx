import { FormSection } from '../../../../components/forms/FormSection.tsx'
import { useAgentDraft } from '../../draft/AgentDraftContext.ts'
import { LongTextField } from '../../fields/LongTextField.tsx'
import { NumberField } from '../../fields/NumberField.tsx'
import { SwitchField } from '../../fields/SwitchField.tsx'
import { LinesField } from '../../fields/LinesField.tsx'
import { tidyOrigin } from '../../draft/origins.ts'
import { SecretKeySection } from '../SecretKeySection.tsx'
import { t } from '../texts.ts'

/** The consent, the allowed websites, and the retention. */
export function SecurityTab() {
  const consentMode = useAgentDraft(({ widgetOptions }) => widgetOptions.consentMode)
  const days = useAgentDraft(({ widgetOptions }) => widgetOptions.retentionDays)
  return (
    <>
      <FormSection title={t('consent')}>
        <SwitchField
          path="widgetOptions.consentMode"
          label={t('askBeforeAnythingHappens')}
          description={t('consentHint')}
        />
        <LongTextField
          path="widgetOptions.consentText"
          label={t('consentText')}
          description={t('consentTextHint')}
          disabled={!consentMode}
          placeholder={t('consentTextExample')}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={2000}
        />
      </FormSection>
      <FormSection title={t('websites')} lead={t('allowedWebsitesHint')}>
        <LinesField
          kind="website"
          placeholder="https://example.com"
          max={20}
          maxLength={200}
          path="widgetOptions.allowedOrigins"
          tidy={tidyOrigin}
        />
      </FormSection>
      <FormSection title={t('whatIsKept')}>
        <SwitchField path="recordChatHistory" label={t('recordChatHistory')} description={t('historyHint')} />
        <NumberField
          path="widgetOptions.retentionDays"
          label={t('retentionDays')}
          description={t('howLongItIsKept')}
          max={3650}
          unit={t('unitDays', { count: days })}
        />
      </FormSection>
      <SecretKeySection />
      <FormSection title={t('limit')}>
        <NumberField
          path="messagesLimit"
          label={t('visitorsMessagesAMonth')}
          description={t('messagesLimitHint')}
          max={1_000_000_000}
        />
      </FormSection>
    </>
  )
}
