import { NativeSelect } from '@mantine/core'
import { languages } from '@parley/functions/shared/texts/languages'
import { FormSection } from '../../../../components/forms/FormSection.tsx'
import { formatEntries } from '../../../../lib/formats/formats.ts'
import { useAgentDraft, useAgentEditing } from '../../draft/AgentDraftContext.ts'
import { SwitchField } from '../../fields/SwitchField.tsx'
import { GreetingsField } from '../language/GreetingsField.tsx'
import { languageOptions } from '../language/languageOptions.ts'
import { OwnTextsField } from '../language/OwnTextsField.tsx'
import { t } from '../texts.ts'

/** The widget's language. Answers follow the visitor's language automatically. */
export function LanguageTab() {
  const { store } = useAgentEditing()
  const lang = useAgentDraft((draft) => draft.lang)
  return (
    <>
      <FormSection title={t('language')}>
        <NativeSelect
          label={t('languageOfTheWidget')}
          w={280}
          value={lang}
          data={languageOptions(languages, lang)}
          onChange={(event) => store.change({ lang: event.currentTarget.value })}
        />
        <SwitchField
          path="widgetOptions.followBrowserLanguage"
          label={t('followTheVisitorsBrowser')}
          description={t('widgetFollows', {
            languages: formatEntries(languages.map(({ name }) => name)),
          })}
        />
      </FormSection>
      <FormSection title={t('greetings')} lead={t('greetingsHint')}>
        <GreetingsField />
      </FormSection>
      <FormSection title={t('yourOwnWords')} lead={t('ownTextsHint')}>
        <OwnTextsField />
      </FormSection>
    </>
  )
}
