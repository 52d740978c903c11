import { useAgentDraft, useAgentEditing } from '../../draft/AgentDraftContext.ts'
import { AddLanguage } from './AddLanguage.tsx'
import { LanguageCard } from './LanguageCard.tsx'
import { OwnTexts } from './OwnTexts.tsx'
import { t } from '../texts.ts'

/** The owner's replacements of widget texts, by language. */
export function OwnTextsField() {
  const { store } = useAgentEditing()
  const texts = useAgentDraft(({ widgetOptions }) => widgetOptions.texts)
  const put = (language: string, own: Record<string, string> | undefined) =>
    store.change({ [`widgetOptions.texts.${language}`]: own })
  return (
    <>
      {Object.entries(texts).map(([language, own]) => (
        <LanguageCard
          key={language}
          language={language}
          kind="words"
          onRemove={() => put(language, undefined)}
        >
          <OwnTexts language={language} keys={Object.keys(own)} />
        </LanguageCard>
      ))}
      <AddLanguage
        label={t('chooseALanguage')}
        used={Object.keys(texts)}
        onAdd={(language) => put(language, {})}
      />
    </>
  )
}
