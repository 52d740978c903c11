import { Badge, Button } from '@mantine/core'
import type { ReviewComment } from '@parley/functions/shared/agents/review'
import { useState } from 'react'
import { formatAgo, formatDateTime } from '../../../lib/formats/formats.ts'
import { CommentForm } from './CommentForm.tsx'
import styles from './Reviews.module.css'
import type { ReviewTalk } from './reviewTalk.ts'
import { t } from './texts.ts'

interface CommentThreadProps {
  comment: ReviewComment
  talk: ReviewTalk
}

/** A comment with its answers; the agent's workspace marks it as resolved. */
export function CommentThread({ comment, talk }: CommentThreadProps) {
  const [isAnswering, setAnswering] = useState(false)
  const isResolved = comment.resolvedAt > 0
  return (
    <li className={styles.comment} data-resolved={isResolved || undefined}>
      {comment.quote && (
        <blockquote dir="auto" className={styles.quote}>
          {comment.quote}
        </blockquote>
      )}
      <Said {...comment} />
      {isResolved && <Badge color="gray">{t('resolved')}</Badge>}
      {comment.answers.length > 0 && (
        <ul className={styles.answers}>
          {comment.answers.map((answer) => (
            <li key={answer.ID}>
              <Said {...answer} />
            </li>
          ))}
        </ul>
      )}
      {isAnswering ? (
        <CommentForm
          label={t('yourAnswer')}
          onSend={(text) => talk.answer(comment.ID, text)}
          onClose={() => setAnswering(false)}
        />
      ) : (
        <div className={styles.actions}>
          {!talk.isOver && (
            <Button variant="subtle" size="compact-sm" onClick={() => setAnswering(true)}>
              {t('answer')}
            </Button>
          )}
          {talk.resolve && (
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => void talk.resolve?.(comment.ID, !isResolved)}
            >
              {isResolved ? t('reopen') : t('resolve')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

function Said({ byName, text, at }: Pick<ReviewComment, 'byName' | 'text' | 'at'>) {
  return (
    <>
      <p className={styles.who}>
        <b dir="auto">{byName || t('agency')}</b>{' '}
        <time dateTime={new Date(at).toISOString()} title={formatDateTime(at)}>
          {formatAgo(at)}
        </time>
      </p>
      <p dir="auto" className={styles.words}>
        {text}
      </p>
    </>
  )
}
