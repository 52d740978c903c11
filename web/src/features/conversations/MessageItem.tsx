import { Popover } from '@mantine/core'
import type { Message } from '@parley/functions/shared/conversation'
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react'
import { useState } from 'react'
import { Face } from '../../components/Face.tsx'
import { LazyMarkdown } from '../../components/LazyMarkdown.tsx'
import { AnswerSlip, SlipBeside } from './AnswerSlip.tsx'
import { useInboxPlace, useInboxScope } from './InboxPlace.ts'
import { MessageExtras } from './MessageExtras.tsx'
import { MessageFacts } from './MessageFacts.tsx'
import { StoredPassages } from './StoredPassages.tsx'
import styles from './MessageItem.module.css'
import { useSlip } from './useSlip.ts'
import { t } from './texts.ts'
import { quote } from '../../lib/formats.ts'
import { useMay } from '../../lib/viewer.ts'

/** What an operator does with an answer. */
export interface AnswerAction {
  kind: 'correct' | 'saveTest'
  question: string
  answer: Message
}

interface MessageItemProps {
  message: Message
  /** What it answers, and when that was said; empty when that is not known. */
  question: string
  askedAt: number | undefined
  isLastRead: boolean
  onAction: (action: AnswerAction) => void
}

/** One message; an answer has a receipt of what it cost and what it rests on. */
export function MessageItem({ message, question, askedAt, isLastRead, onAction }: MessageItemProps) {
  const { role, text, feedback, correction, by, author = '', files = [], cards = [], sources = [] } = message
  const isForgotten = !text && files.length === 0 && cards.length === 0 && !message.form
  const [isOpen, setOpen] = useState(false)
  const mayReadBilling = useMay('readBilling')
  const hasReceipt = (mayReadBilling && message.receipt !== undefined) || sources.length > 0
  const slip = useSlip(hasReceipt)
  const { agentId } = useInboxPlace()
  const agentColor = useInboxScope().colorOf?.(agentId)
  return (
    <SlipBeside slip={slip}>
      <div className={styles.item} data-role={role} {...slip.owner}>
        {role === 'operator' && (
          <span className={styles.face}>
            <Face seed={by ?? author} name={author} size={26} />
          </span>
        )}
        <Popover.Target>
          <div
            className={styles.words}
            style={{ borderInlineEndColor: role === 'agent' ? agentColor : undefined }}
          >
            {text && (
              <div className={styles.bubble} dir="auto">
                {role === 'agent' ? <LazyMarkdown text={text} /> : text}
              </div>
            )}
            {isForgotten && <p className={styles.offered}>{t('theseWordsWereNotKept')}</p>}
          </div>
        </Popover.Target>
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
              {feedback.reason && `: ${quote(feedback.reason)}`}
            </span>
          </p>
        )}
        <MessageFacts message={message} question={question} isLastRead={isLastRead} onAction={onAction}>
          {hasReceipt && (
            <AnswerSlip
              message={message}
              askedAt={askedAt}
              slip={slip}
              isOpen={isOpen}
              onToggle={() => setOpen(!isOpen)}
            />
          )}
        </MessageFacts>
        {isOpen && <StoredPassages citations={sources} />}
      </div>
    </SlipBeside>
  )
}
