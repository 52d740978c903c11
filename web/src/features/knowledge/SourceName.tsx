import type { KnowledgeSource } from '@parley/functions/shared/knowledge'
import styles from './KnowledgePage.module.css'
import { t } from './texts.ts'

/** What a source is, and what has become of it. */
export function SourceName({
  source: { kind, title, state, failure, characters, chunks },
}: {
  source: KnowledgeSource
}) {
  return (
    <span className={styles.name}>
      <span className={styles.kind}>{kind === 'text' ? t('text') : kind}</span>
      <span className={styles.words}>
        <b title={title}>
          <bdi dir="auto">{title}</bdi>
        </b>
        {state === 'failed' && <span className={styles.failure}>{failure}</span>}
        {state === 'ready' && (
          <span className={styles.detail}>{t('sizeOfSource', { characters, passages: chunks })}</span>
        )}
      </span>
    </span>
  )
}
