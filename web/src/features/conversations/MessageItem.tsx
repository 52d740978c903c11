import type { Message } from '@parley/functions/shared/conversation'
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react'
import { useState } from 'react'
import { LazyMarkdown } from '../../components/LazyMarkdown.tsx'
import { MessageExtras } from './MessageExtras.tsx'
import { MessageFacts } from './MessageFacts.tsx'
import { StoredPassages } from './StoredPassages.tsx'
import styles from './MessageItem.module.css'
import { t } from './texts.ts'

/** What an operator does with an answer. */
export interface AnswerAction {
  kind: 'correct' | 'saveTest'
  question: string
  answer: Message
}

interface MessageItemProps {
  message: Message
  /** What it answers; empty when that is not known. */
  question: string
  isLastRead: boolean
  onAction: (action: AnswerAction) => void
}

/** One message; an answer says what it cost and what it rests on. */
export function MessageItem({ message, question, isLastRead, onAction }: MessageItemProps) {
  const { role, text, feedback, correction, files = [], cards = [], sources = [] } = message
  const isForgotten = !text && files.length === 0 && cards.length === 0 && !message.form
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.item} data-role={role}>
      {text && (
        <div className={styles.bubble} dir="auto">
          {role === 'agent' ? <LazyMarkdown text={text} /> : text}
        </div>
      )}
      {isForgotten && <p className={styles.offered}>{t('theseWordsWereNotKept')}</p>}
      <MessageExtras message={message} />
      {correction && (
        <div className={styles.correction}>
          <b>{t('correctedForTheNextTime')}</b>
          <p dir="auto">{correction}</p>
        </div>
      )}
      {feedback && (
        <p className={styles.feedback} data-rating={feedback.rating}>
          {feedback.rating === 'up' ? (
            <IconThumbUp size={15} aria-hidden="true" />
          ) : (
            <IconThumbDown size={15} aria-hidden="true" />
          )}
          <span>
            {feedback.rating === 'up' ? t('visitorFoundHelpful') : t('visitorFoundUnhelpful')}
            {feedback.reason && `: “${feedback.reason}”`}
          </span>
        </p>
      )}
      <MessageFacts
        message={message}
        question={question}
        isLastRead={isLastRead}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
        onAction={onAction}
      />
      {isOpen && <StoredPassages citations={sources} />}
    </div>
  )
}
