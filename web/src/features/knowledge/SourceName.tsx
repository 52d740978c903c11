import type { KnowledgeSource } from '@parley/functions/shared/knowledge'
import { formatCount } from '../../lib/formats.ts'
import styles from './KnowledgePage.module.css'

/** What a source is, and what has become of it. */
export function SourceName({
  source: { kind, title, state, failure, characters, chunks },
}: {
  source: KnowledgeSource
}) {
  return (
    <span className={styles.name}>
      <span className={styles.kind}>{kind}</span>
      <span className={styles.words}>
        <b title={title}>{title}</b>
        {state === 'failed' && <span className={styles.failure}>{failure}</span>}
        {state === 'ready' && (
          <span className={styles.detail}>
            {chunks === 1
              ? `${formatCount(characters)} characters in 1 passage`
              : `${formatCount(characters)} characters in ${formatCount(chunks)} passages`}
          </span>
        )}
      </span>
    </span>
  )
}
