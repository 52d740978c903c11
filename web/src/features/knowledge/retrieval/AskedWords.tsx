import type { Retrieval } from '@parley/functions/shared/retrieval'
import { formatEntries } from '../../../lib/formats.ts'
import styles from './retrieval.module.css'
import { t } from './texts.ts'

/** The words of a question that were looked for, and which of them no passage has. */
export function AskedWords({ words }: { words: Retrieval['words'] }) {
  if (words.length === 0) return null
  return (
    <section className={styles.asked} aria-label={t('wordsLookedFor')}>
      <span>{t('wordsLookedFor')}</span>
      <ul>
        {words.map(({ word, isKnown, takenFor }) => (
          <li key={word} data-unknown={!isKnown || undefined}>
            <bdi dir="auto">{word}</bdi>
            {isKnown ? <TakenFor word={word} takenFor={takenFor} /> : <small>{t('isUnknown')}</small>}
          </li>
        ))}
      </ul>
    </section>
  )
}

const mostForms = 3

/** What else a word was looked up as, such as its right spelling. */
function TakenFor({ word, takenFor }: Pick<Retrieval['words'][number], 'word' | 'takenFor'>) {
  const others = takenFor.filter((form) => form !== word.toLowerCase()).slice(0, mostForms)
  if (others.length === 0) return null
  return <small dir="auto">{formatEntries(others)}</small>
}
