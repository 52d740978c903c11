import { Badge } from '@mantine/core'
import type { Review } from '@parley/functions/shared/agents/review'
import type { SessionWay } from '@parley/functions/shared/widget/sessionStart'
import { formatAgo, formatDateTime, formatList } from '../../../lib/formats/formats.ts'
import styles from './Reviews.module.css'
import { t } from './texts.ts'

const colours = { waiting: 'yellow', approved: 'green', changesAsked: 'red', withdrawn: 'gray' } as const

/** Returns the state of a request in a few words. */
export function stateWords({ state, clientNames, decidedName: name }: Review): string {
  if (state === 'waiting') return t('waitsFor', { names: formatList(clientNames) })
  if (state === 'approved') return t('approvedBy', { name })
  return state === 'changesAsked' ? t('changesAskedBy', { name }) : t('withdrawn')
}

/** Returns which email has signed an approval, and how the client had signed in. */
export function signatureWords(address: string, via: SessionWay | null | undefined): string {
  return [t('signedWith', { address }), via && t(`start_${via}`)].filter(Boolean).join(' ')
}

/** The state of a request, since when, and its answer. */
export function ReviewState({ review }: { review: Review }) {
  const { state, askedAt, decidedAt, word, message, signedAt, signedInBy } = review
  const at = decidedAt || askedAt
  return (
    <div className={styles.state}>
      <p>
        <Badge color={colours[state]}>
          <bdi dir="auto">{stateWords(review)}</bdi>
        </Badge>{' '}
        <time dateTime={new Date(at).toISOString()} title={formatDateTime(at)}>
          {formatAgo(at)}
        </time>
      </p>
      {signedAt && <p className={styles.hint}>{signatureWords(signedAt, signedInBy)}</p>}
      {word && (
        <blockquote dir="auto" className={styles.quote}>
          {word}
        </blockquote>
      )}
      {message && <p dir="auto">{message}</p>}
    </div>
  )
}
