import type { KnowledgeSource } from '@parley/functions/shared/knowledge/knowledge'
import type { ReactNode } from 'react'
import styles from './KnowledgePage.module.css'
import { ReplacementState } from './ReplacementState.tsx'
import { SiteProgress } from './sites/SiteProgress.tsx'
import { t } from './texts.ts'

interface SourceNameProps {
  source: KnowledgeSource
  /** Wraps the name in a link to the source's page. */
  link?: (name: ReactNode) => ReactNode
}

/** Shows a source's kind, title and state. */
export function SourceName({
  source: { kind, title, state, failure, characters, chunks, replacement, site },
  link = (name) => name,
}: SourceNameProps) {
  const kindName = kind === 'text' || kind === 'site' || kind === 'pair' ? t(kind) : kind
  return (
    <span className={styles.name}>
      <span className={styles.kind}>{kindName}</span>
      <span className={styles.words}>
        <b title={title}>{link(<bdi dir="auto">{title}</bdi>)}</b>
        {site && <SiteProgress site={site} />}
        {state === 'failed' && !site && <span className={styles.failure}>{failure}</span>}
        {state === 'ready' && (
          <span className={styles.detail}>{t('sizeOfSource', { characters, passages: chunks })}</span>
        )}
        {replacement && <ReplacementState replacement={replacement} />}
      </span>
    </span>
  )
}
