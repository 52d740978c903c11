import { agentTextLimits } from '@parley/functions/shared/limits'
import { useAgentDraft } from '../../AgentDraftContext.ts'
import { LinesField } from '../../LinesField.tsx'
import { AddLanguage } from './AddLanguage.tsx'
import { LanguageCard } from './LanguageCard.tsx'
import { withoutKey } from './withoutKey.ts'

/** Launch messages by language. */
export function GreetingsField() {
  const { draft, changeWidget, errors } = useAgentDraft()
  const { greetings } = draft.widgetOptions

  /** Without a line there is no greeting: the language leaves with its last one. */
  function handleLines(language: string, lines: string[]) {
    changeWidget({
      greetings: lines.length === 0 ? withoutKey(greetings, language) : { ...greetings, [language]: lines },
    })
  }

  return (
    <>
      {Object.entries(greetings).map(([language, lines]) => (
        <LanguageCard
          key={language}
          language={language}
          what="greeting"
          onRemove={() => handleLines(language, [])}
        >
          <LinesField
            label="Launch message"
            plural="Launch messages"
            addLabel="Add message"
            values={lines}
            most={5}
            maxLength={agentTextLimits.initMessage}
            isLong
            path={`widgetOptions.greetings.${language}`}
            errors={errors}
            onChange={(next) => handleLines(language, next)}
          />
        </LanguageCard>
      ))}
      <AddLanguage
        label="Add a language…"
        used={[draft.lang, ...Object.keys(greetings)]}
        onAdd={(language) => handleLines(language, [''])}
      />
    </>
  )
}
