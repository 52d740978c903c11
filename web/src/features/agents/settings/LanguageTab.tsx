import { NativeSelect } from '@mantine/core'
import { languages } from '@parley/functions/shared/languages'
import { FormSection } from '../../../components/FormSection.tsx'
import { useAgentDraft, useAgentEditing } from '../AgentDraftContext.ts'
import { SwitchField } from '../SwitchField.tsx'
import { GreetingsField } from './language/GreetingsField.tsx'
import { languageOptions } from './language/languageOptions.ts'
import { OwnTextsField } from './language/OwnTextsField.tsx'

/** What the widget speaks. The answers follow the visitor by themselves. */
export function LanguageTab() {
  const { store } = useAgentEditing()
  const lang = useAgentDraft((draft) => draft.lang)
  return (
    <>
      <FormSection title="Language">
        <NativeSelect
          label="Language of the widget"
          w={280}
          value={lang}
          data={languageOptions(languages, lang)}
          onChange={(event) => store.change({ lang: event.currentTarget.value })}
        />
        <SwitchField
          path="widgetOptions.followBrowserLanguage"
          label="Follow the visitor's browser"
          description={`The widget runs in the visitor's own language where it speaks it: ${languages.map(({ name }) => name).join(', ')}.`}
        />
      </FormSection>
      <FormSection
        title="Greetings"
        lead="Launch messages in other languages. Where there are none, the ones on the Overview page are shown."
      >
        <GreetingsField />
      </FormSection>
      <FormSection title="Your own words" lead="Texts of the widget that you would rather say differently.">
        <OwnTextsField />
      </FormSection>
    </>
  )
}
