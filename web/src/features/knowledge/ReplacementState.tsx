import type { KnowledgeSource } from '@parley/functions/shared/knowledge/knowledge'
import styles from './KnowledgePage.module.css'
import { t } from './texts.ts'

interface ReplacementStateProps {
  replacement: NonNullable<KnowledgeSource['replacement']>
}

/** How the file is doing that takes the place of a source's file. */
export function ReplacementState({ replacement: { failure } }: ReplacementStateProps) {
  if (!failure) return <span className={styles.detail}>{t('newFileIsRead')}</span>
  return <span className={styles.failure}>{t('newFileFailed', { reason: failure })}</span>
}
