import { NativeSelect } from '@mantine/core'
import { languages } from '@parley/functions/shared/texts/languages'
import formStyles from '../../../components/forms/Form.module.css'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { Page } from '../../../components/page/Page.tsx'
import { useMay } from '../../../lib/session/viewer.ts'
import { useAgentDraft, useAgentEditing, useStoredAgent } from '../draft/AgentDraftContext.ts'
import { LongTextField } from '../fields/LongTextField.tsx'
import { TextField } from '../fields/TextField.tsx'
import { t as agentTexts } from '../texts.ts'
import { languageOptions } from './language/languageOptions.ts'
import { t } from './texts.ts'

/** The settings of an agent that clients may change; visitors see them after the next publication. */
export function DescriptionPage() {
  const { store } = useAgentEditing()
  const title = useStoredAgent((stored) => stored.title)
  const mayChange = useMay('describeAgent')
  const lang = useAgentDraft((draft) => draft.lang)
  return (
    <Page
      title={t('settings')}
      documentTitle={`${t('settings')} · ${title}`}
      lead={agentTexts('shownWhenPublished')}
      width="narrow"
    >
      <fieldset disabled={!mayChange} className={formStyles.form}>
        <FormSection title={agentTexts('introduction')}>
          <TextField path="title" label={agentTexts('field_title')} maxLength={100} />
          <LongTextField
            path="description"
            label={agentTexts('field_description')}
            autosize
            minRows={2}
            maxRows={6}
            maxLength={500}
          />
        </FormSection>
        <FormSection title={t('language')}>
          <NativeSelect
            label={t('languageOfTheWidget')}
            w={280}
            maw="100%"
            value={lang}
            data={languageOptions(languages, lang)}
            onChange={(event) => store.change({ lang: event.currentTarget.value })}
          />
        </FormSection>
        <FormSection title={t('handingOverToAPerson')}>
          <TextField
            path="UIhandoffTitle"
            label={t('title')}
            placeholder={t('talkToAPerson')}
            maxLength={100}
            description={t('handoffTitleHint')}
          />
          <LongTextField
            path="UIhandoffSubtitle"
            label={t('subtitle')}
            placeholder={t('handoffSubtitleExample')}
            autosize
            minRows={2}
            maxRows={5}
            maxLength={300}
            description={t('handoffSubtitleHint')}
          />
        </FormSection>
      </fieldset>
    </Page>
  )
}
