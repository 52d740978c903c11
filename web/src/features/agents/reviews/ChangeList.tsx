import { Button } from '@mantine/core'
import type { Review, ReviewComment, ReviewedChange } from '@parley/functions/shared/agents/review'
import { useState } from 'react'
import { describeChange } from '../draft/describeValue.ts'
import { fieldName } from '../draft/fieldNames.ts'
import { CommentForm } from './CommentForm.tsx'
import { CommentThread } from './CommentThread.tsx'
import styles from './Reviews.module.css'
import type { ReviewTalk } from './reviewTalk.ts'
import { t } from './texts.ts'

interface ChangeListProps {
  review: Review
  comments: readonly ReviewComment[]
  talk: ReviewTalk
}

/** The present and the future value of each field, with its comments. */
export function ChangeList({ review, comments, talk }: ChangeListProps) {
  const { changes, publishedVersion } = review
  if (changes.length === 0) return <p className={styles.hint}>{t('noChanges')}</p>
  return (
    <>
      <p className={styles.hint}>{publishedVersion === 0 ? t('allNew') : t('changesHint')}</p>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <Change
            key={change.path}
            change={change}
            comments={comments.filter(({ path }) => path === change.path)}
            talk={talk}
          />
        ))}
      </ul>
    </>
  )
}

interface ChangeProps {
  change: ReviewedChange
  comments: readonly ReviewComment[]
  talk: ReviewTalk
}

function Change({ change: { path, from, to, isHidden }, comments, talk }: ChangeProps) {
  const [isCommenting, setCommenting] = useState(false)
  const name = fieldName(path)
  const values = describeChange({ path, from, to })
  return (
    <li>
      <div className={styles.field}>
        <h3>{name}</h3>
        {!talk.isOver && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('commentOn', { field: name })}
            onClick={() => setCommenting(true)}
          >
            {t('comment')}
          </Button>
        )}
      </div>
      {isHidden ? (
        <p className={styles.hint}>{t('hiddenChange')}</p>
      ) : (
        <div className={styles.values}>
          {from !== undefined && <del dir="auto">{values.from}</del>}
          <ins dir="auto">{values.to}</ins>
        </div>
      )}
      <Comments comments={comments} talk={talk} />
      {isCommenting && (
        <CommentForm
          label={t('yourComment')}
          onSend={(text) => talk.comment({ path }, text)}
          onClose={() => setCommenting(false)}
        />
      )}
    </li>
  )
}

/** The comments on one subject. */
export function Comments({ comments, talk }: Omit<ChangeProps, 'change'>) {
  if (comments.length === 0) return null
  return (
    <ul className={styles.comments}>
      {comments.map((comment) => (
        <CommentThread key={comment.ID} comment={comment} talk={talk} />
      ))}
    </ul>
  )
}
