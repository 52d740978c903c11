import { agentTextLimits } from '@parley/functions/shared/limits'
import { useAgentDraft, useAgentEditing } from '../../draft/AgentDraftContext.ts'
import { LinesField } from '../../fields/LinesField.tsx'
import { AddLanguage } from './AddLanguage.tsx'
import { LanguageCard } from './LanguageCard.tsx'
import { t } from '../texts.ts'

/** Launch messages by language. */
export function GreetingsField() {
  const { store } = useAgentEditing()
  const lang = useAgentDraft((draft) => draft.lang)
  const greetings = useAgentDraft(({ widgetOptions }) => widgetOptions.greetings)
  const put = (language: string, lines: string[] | undefined) =>
    store.change({ [`widgetOptions.greetings.${language}`]: lines })

  return (
    <>
      {Object.keys(greetings).map((language) => (
        <LanguageCard
          key={language}
          language={language}
          kind="greeting"
          onRemove={() => put(language, undefined)}
        >
          <LinesField
            kind="launchMessage"
            max={5}
            maxLength={agentTextLimits.initMessage}
            isLong
            path={`widgetOptions.greetings.${language}`}
            // Without a line there is no greeting.
            onEmpty={() => put(language, undefined)}
          />
        </LanguageCard>
      ))}
      <AddLanguage
        label={t('addALanguage')}
        used={[lang, ...Object.keys(greetings)]}
        onAdd={(language) => put(language, [''])}
      />
    </>
  )
}
