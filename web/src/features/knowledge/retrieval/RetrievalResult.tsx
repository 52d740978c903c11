import type { Region } from '@parley/functions/shared/regions'
import type { Retrieval } from '@parley/functions/shared/retrieval'
import { webPaths } from '../../../lib/paths.ts'
import { AskedWords } from './AskedWords.tsx'
import { FoundPassage, type Passage } from './FoundPassage.tsx'
import styles from './retrieval.module.css'
import { t } from './texts.ts'

interface RetrievalResultProps {
  region: Region
  agentId: string
  found: Retrieval
}

/** What the agent gets for a question, in its order, and what came close. */
export function RetrievalResult({ region, agentId, found }: RetrievalResultProps) {
  const { pair, passages, leftOut, words, ms } = found
  const sourceOf = ({ sourceId, id }: Passage) =>
    `${webPaths.source(region, agentId, sourceId)}?passage=${encodeURIComponent(id)}`
  return (
    <div className={styles.result}>
      <output className={styles.summary}>
        {pair ? t('answeredByPair') : passages.length === 0 ? t('wouldNotKnow') : null}
        {passages.length > 0 &&
          t('passagesFound', { count: passages.length, ms: Math.max(1, Math.round(ms)) })}
      </output>
      {pair && (
        <section className={styles.pair} aria-label={t('correctedAnswer')}>
          <b dir="auto">{pair.question}</b>
          <p dir="auto">{pair.answer}</p>
          <small>{t('pairHint')}</small>
        </section>
      )}
      {!pair && passages.length === 0 && <p className={styles.hint}>{t('wouldNotKnowHint')}</p>}
      <AskedWords words={words} texts={[...passages, ...leftOut].map(({ text }) => text)} />
      {passages.length > 0 && (
        <ol className={styles.passages} aria-label={t('passagesItGets')}>
          {passages.map((passage) => (
            <FoundPassage key={passage.id} passage={passage} words={words} sourcePath={sourceOf(passage)} />
          ))}
        </ol>
      )}
      {leftOut.length > 0 && (
        <details className={styles.others} open={passages.length === 0}>
          <summary>{t('leftOut', { count: leftOut.length })}</summary>
          <ol className={styles.passages}>
            {leftOut.map(({ why, ...passage }) => (
              <FoundPassage
                key={passage.id}
                passage={passage}
                words={words}
                sourcePath={sourceOf(passage)}
                leftOut={t(`why_${why}`)}
              />
            ))}
          </ol>
        </details>
      )}
    </div>
  )
}
