import type { Retrieval } from '@parley/functions/shared/knowledge/retrieval'
import { formatEntries } from '../../../lib/formats.ts'
import { foldedWords } from './markWords.ts'
import styles from './retrieval.module.css'
import { t } from './texts.ts'

interface AskedWordsProps {
  words: Retrieval['words']
  /** What was found: a word was taken for those that stand there. */
  texts: readonly string[]
}

/** The words of a question that were looked for, and which of them no passage has. */
export function AskedWords({ words, texts }: AskedWordsProps) {
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

const mostForms = 3

/** What else a word was looked up as, such as its right spelling. */
function TakenFor({ word, forms }: { word: string; forms: readonly string[] }) {
  const others = forms.filter((form) => form !== word.toLowerCase()).slice(0, mostForms)
  if (others.length === 0) return null
  return <small dir="auto">{formatEntries(others)}</small>
}
