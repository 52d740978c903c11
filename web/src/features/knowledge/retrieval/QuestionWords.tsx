import type { Retrieval } from '@parley/functions/shared/knowledge/retrieval'
import { formatEntries } from '../../../lib/formats/formats.ts'
import { foldedWords } from '../../../components/text/markWords.ts'
import styles from './retrieval.module.css'
import { t } from './texts.ts'

interface QuestionWordsProps {
  words: Retrieval['words']
  /** The texts that were found, where a word may appear in other forms. */
  texts: readonly string[]
}

/** Shows the searched words of a question, and which of them no passage contains. */
export function QuestionWords({ words, texts }: QuestionWordsProps) {
  const standing = new Set(texts.flatMap(foldedWords))
  if (words.length === 0) return null
  return (
    <section className={styles.asked} aria-label={t('wordsLookedFor')}>
      <span>{t('wordsLookedFor')}</span>
      <ul>
        {words.map(({ word, isKnown, takenFor }) => (
          <li key={word} data-unknown={!isKnown || undefined}>
            <bdi dir="auto">{word}</bdi>
            {isKnown ? (
              <TakenFor word={word} forms={takenFor.filter((form) => standing.has(form))} />
            ) : (
              <small>{t('isUnknown')}</small>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const maxForms = 3

/** Shows the other forms in which a word was searched, such as its correct spelling. */
function TakenFor({ word, forms }: { word: string; forms: readonly string[] }) {
  const others = forms.filter((form) => form !== word.toLowerCase()).slice(0, maxForms)
  if (others.length === 0) return null
  return <small dir="auto">{formatEntries(others)}</small>
}
