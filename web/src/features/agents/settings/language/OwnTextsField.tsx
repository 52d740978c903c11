import { useAgentDraft } from '../../AgentDraftContext.ts'
import { AddLanguage } from './AddLanguage.tsx'
import { LanguageCard } from './LanguageCard.tsx'
import { OwnTexts } from './OwnTexts.tsx'
import { withoutKey } from './withoutKey.ts'

/** The owner's own words for what the widget says, by language. */
export function OwnTextsField() {
  const { draft, changeWidget, errors } = useAgentDraft()
  const { texts } = draft.widgetOptions
  return (
    <>
      {Object.entries(texts).map(([language, own]) => (
        <LanguageCard
          key={language}
          language={language}
          what="words"
          onRemove={() => changeWidget({ texts: withoutKey(texts, language) })}
        >
          <OwnTexts
            own={own}
            path={`widgetOptions.texts.${language}`}
            errors={errors}
            onChange={(next) => changeWidget({ texts: { ...texts, [language]: next } })}
          />
        </LanguageCard>
      ))}
      <AddLanguage
        label="Choose a language…"
        used={Object.keys(texts)}
        onAdd={(language) => changeWidget({ texts: { ...texts, [language]: {} } })}
      />
    </>
  )
}
