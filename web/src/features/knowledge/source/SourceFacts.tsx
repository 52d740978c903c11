import type { KnowledgeSource } from '@parley/functions/shared/knowledge/knowledge'
import { ReplacementState } from '../ReplacementState.tsx'
import { StateBadge } from '../StateBadge.tsx'
import { t } from '../texts.ts'
import { leftOutTexts } from './leftOutTexts.ts'
import styles from './SourcePage.module.css'

/** Shows a source's state, size and omitted parts. */
export function SourceFacts({ source }: { source: KnowledgeSource }) {
  const { state, failure, characters, chunks, replacement, leftOut } = source
  const remarks = leftOutTexts(leftOut ?? {})
  return (
    <section className={styles.facts} aria-label={t('aboutSource')}>
      <p>
        <StateBadge state={state} />
        <span>{t('sizeOfSource', { characters, passages: chunks })}</span>
      </p>
      {failure && <p className={styles.failure}>{failure}</p>}
      {replacement && (
        <p>
          <ReplacementState replacement={replacement} />
        </p>
      )}
      {remarks.length > 0 && (
        <ul>
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
