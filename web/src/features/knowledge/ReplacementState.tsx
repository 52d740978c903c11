import type { KnowledgeSource } from '@parley/functions/shared/knowledge/knowledge'
import styles from './KnowledgePage.module.css'
import { t } from './texts.ts'

interface ReplacementStateProps {
  replacement: NonNullable<KnowledgeSource['replacement']>
}

/** Shows the state of a file that will replace a source's file. */
export function ReplacementState({ replacement: { failure } }: ReplacementStateProps) {
  if (!failure) return <span className={styles.detail}>{t('newFileIsRead')}</span>
  return <span className={styles.failure}>{t('newFileFailed', { reason: failure })}</span>
}
