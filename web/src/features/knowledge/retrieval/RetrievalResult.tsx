import type { Region } from '@parley/functions/shared/regions/regions'
import type { LeftOutReason, Retrieval } from '@parley/functions/shared/knowledge/retrieval'
import type { ReactNode } from 'react'
import { webPaths } from '../../../lib/webPaths.ts'
import { QuestionWords } from './QuestionWords.tsx'
import { FoundPassage, type Passage } from './FoundPassage.tsx'
import styles from './retrieval.module.css'
import { TeachButton } from './TeachButton.tsx'
import { t } from './texts.ts'

interface RetrievalResultProps {
  region: Region
  agentId: string
  question: string
  found: Retrieval
}

/** Shows the passages that the agent receives for a question, in order, and those that nearly matched. */
export function RetrievalResult({ question, found, ...place }: RetrievalResultProps) {
  const { pair, passages, leftOut, words, ms } = found
  const foundTexts = [...passages, ...leftOut].map(({ text }) => text)
  const list = <PassageList label={t('passagesItGets')} passages={passages} words={words} {...place} />
  return (
    <div className={styles.result}>
      <output className={styles.summary}>{summaryOf(found)}</output>
      {pair && (
        <section className={styles.pair} aria-label={t('correctedAnswer')}>
          <b dir="auto">{pair.question}</b>
          <p dir="auto">{pair.answer}</p>
          <small>{t('pairHint')}</small>
        </section>
      )}
      {!pair && passages.length === 0 && (
        <div className={styles.nothing}>
          <p className={styles.hint}>{t('wouldNotKnowHint')}</p>
          <TeachButton question={question} {...place} />
        </div>
      )}
      <QuestionWords words={words} texts={foundTexts} />
      {passages.length > 0 && !pair && list}
      {passages.length > 0 && pair && (
        <Folded summary={t('foundBesides', { count: passages.length })}>{list}</Folded>
      )}
      {leftOut.length > 0 && (
        <Folded summary={t('leftOut', { count: leftOut.length })} isOpen={!pair && passages.length === 0}>
          <PassageList passages={leftOut} words={words} {...place} />
        </Folded>
      )}
      <p className={styles.review}>{t('tookMs', { ms: Math.max(1, Math.round(ms)) })}</p>
    </div>
  )
}

function summaryOf({ pair, passages }: Retrieval): string {
  if (pair) return t('answeredByPair')
  return passages.length === 0 ? t('wouldNotKnow') : t('passagesFound', { count: passages.length })
}

interface FoldedProps {
  summary: string
  isOpen?: boolean
  children: ReactNode
}

function Folded({ summary, isOpen = false, children }: FoldedProps) {
  return (
    <details className={styles.others} open={isOpen}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}

interface PassageListProps extends Pick<RetrievalResultProps, 'region' | 'agentId'> {
  label?: string
  passages: readonly (Passage & { why?: LeftOutReason })[]
  words: Retrieval['words']
}

function PassageList({ region, agentId, label, passages, words }: PassageListProps) {
  return (
    <ol className={styles.passages} aria-label={label}>
      {passages.map(({ why, ...passage }) => (
        <FoundPassage
          key={passage.id}
          passage={passage}
          words={words}
          sourcePath={webPaths.passage(region, agentId, passage.id)}
          {...(why && { leftOut: t(`why_${why}`) })}
        />
      ))}
    </ol>
  )
}
