import type { KnowledgeReview } from '@parley/functions/shared/knowledge/retrieval'
import { formatDate } from '../../../lib/formats/formats.ts'
import styles from './retrieval.module.css'
import { t } from './texts.ts'

/** States what data a review covers, below its table. */
export function ReviewSummary({ review }: { review: KnowledgeReview }) {
  const { conversations, answers, grounded, since, isComplete } = review
  return (
    <p className={styles.review}>
      {t('reviewedFrom', { conversations, answers, grounded, date: formatDate(since) })}
      {!isComplete && ` ${t('newestOnly')}`}
    </p>
  )
}
