import type { Retrieval } from '@parley/functions/shared/knowledge/retrieval'
import { Link } from 'react-router-dom'
import { formatPercent } from '../../../lib/formats/formats.ts'
import { Marked } from '../../../components/text/Marked.tsx'
import styles from './retrieval.module.css'
import { t } from './texts.ts'

/** The similarity from which a passage is shown as matching by meaning. */
const alike = 0.5

export type Passage = Retrieval['passages'][number]

interface FoundPassageProps {
  passage: Passage
  /** The searched words of the question. */
  words: Retrieval['words']
  /** The path of its source's page, at the passage. */
  sourcePath: string
  /** Why the agent does not receive this passage; undefined for passages that it receives. */
  leftOut?: string
}

/** Shows a found passage: its text, its score and why it matches. */
export function FoundPassage({ passage, words, sourcePath, leftOut }: FoundPassageProps) {
  const { title, text, url, score, matched } = passage
  const forms = formsOf(words, matched)
  return (
    <li className={styles.passage} data-left-out={leftOut !== undefined || undefined}>
      <div className={styles.passageHead}>
        <b dir="auto">
          <Marked text={title} words={forms} />
        </b>
        <span className={styles.score} title={formatPercent(score)} aria-hidden="true">
          <span style={{ inlineSize: `${Math.round(score * 100)}%` }} />
        </span>
        <span className="unseen">
          {t('fit')}: {formatPercent(score)}
        </span>
      </div>
      <p dir="auto" className={styles.text}>
        <Marked text={text} words={forms} />
      </p>
      <p className={styles.why}>
        {leftOut && <b>{leftOut} </b>}
        {whyWords(passage, words.length)}{' '}
        {url ? (
          <a href={url} target="_blank" rel="noopener noreferrer">
            {t('openThePage')}
          </a>
        ) : (
          <Link to={sourcePath}>{t('openTheSource')}</Link>
        )}
      </p>
    </li>
  )
}

/** Returns the matched words in all forms that were searched. */
function formsOf(words: Retrieval['words'], matched: readonly string[]): string[] {
  return words.flatMap(({ word, takenFor }) => (matched.includes(word) ? [word, ...takenFor] : []))
}

/** Explains a match, for example "4 of 5 words of the question; also by its meaning". */
function whyWords({ matched, likeness = 0 }: Passage, wordCount: number): string {
  const isAlike = likeness >= alike
  if (matched.length === 0) return isAlike ? t('byMeaningAlone') : t('byPartsOfWords')
  const count = { matched: matched.length, asked: wordCount }
  return isAlike ? t('byWordsAndMeaning', count) : t('byWords', count)
}
