import { Popover } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { Conversation, Message } from '@parley/functions/shared/chat/conversation'
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react'
import { useState, type CSSProperties } from 'react'
import { LazyMarkdown } from '../../../components/text/LazyMarkdown.tsx'
import { AnswerReceipt, ReceiptPanel } from '../answers/AnswerReceipt.tsx'
import { TraceButton } from '../answers/TraceButton.tsx'
import { useTraceColumn } from '../answers/TraceColumnContext.ts'
import { AnswerSteps, hasPath } from '../answers/AnswerSteps.tsx'
import { useInboxAgentRef, useInboxScope } from '../inboxContexts.ts'
import { MessageExtras } from './MessageExtras.tsx'
import { MessageFacts } from './MessageFacts.tsx'
import { StoredPassages } from '../answers/StoredPassages.tsx'
import type { ReachMark } from './reachMarks.ts'
import styles from './MessageItem.module.css'
import { useHasCosts, useHasPrice } from '../answers/useAnswerCosts.ts'
import { useTracedSentence } from '../answers/useTracedSentence.ts'
import { useReceiptPanel } from '../answers/useReceiptPanel.ts'
import { t } from '../texts.ts'
import { quote } from '../../../lib/formats/formats.ts'
import { useMay } from '../../../lib/session/viewer.ts'
import type { AnswerAction } from '../answers/AnswerAction.ts'

interface MessageItemProps extends Pick<Conversation, 'channel'> {
  conversationId: string
  message: Message
  /** The question that this message answers, and when it was asked; empty when unknown. */
  question: string
  askedAt: number | undefined
  mark: ReachMark | undefined
  onAction: (action: AnswerAction) => void
}

/** Shows one message; an answer has a receipt with its cost and sources. */
export function MessageItem({
  conversationId,
  channel,
  message,
  question,
  askedAt,
  mark,
  onAction,
}: MessageItemProps) {
  const { role, text, feedback, correction, files = [], cards = [], sources = [] } = message
  const isForgotten = !text && files.length === 0 && cards.length === 0 && !message.form
  const [isOpen, setOpen] = useState(false)
  const [areStepsOpen, setStepsOpen] = useState(false)
  const mayReadBilling = useMay('readBilling')
  const hasCosts = useHasCosts(message)
  const hasPrice = useHasPrice(message)
  const hasReceipt = (mayReadBilling && hasCosts) || hasPrice || sources.length > 0
  const isPhone = useMediaQuery('(max-width: 640px)', false, { getInitialValueInEffect: false })
  const column = useTraceColumn()
  const slip = useReceiptPanel(hasReceipt && !column, isPhone)
  const traced = useTracedSentence({
    isThere: role === 'agent' && sources.length > 0,
    isShown: column ? column.shown?.message.id === message.id : isOpen,
    onTrace: (sentence) => (column ? column.show({ message, askedAt, sentence }) : setOpen(true)),
  })
  const agentColor = useInboxScope().colorOf?.(useInboxAgentRef().agentId)
  return (
    <ReceiptPanel isShown={slip.isOpen && !isPhone} onClose={slip.close}>
      <div className={styles.item} data-role={role} {...slip.owner}>
        <Popover.Target>
          <div className={styles.words} style={role === 'agent' ? inColour(agentColor) : undefined}>
            {text && (
              <div className={styles.bubble} dir="auto" {...traced.owner}>
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
        <MessageFacts
          channel={channel}
          message={message}
          question={question}
          mark={mark}
          onAction={onAction}
          areStepsOpen={hasCosts || hasPath(message) ? areStepsOpen : undefined}
          onSteps={() => setStepsOpen(!areStepsOpen)}
        >
          {hasReceipt && column && <TraceButton column={column} message={message} askedAt={askedAt} />}
          {hasReceipt && !column && (
            <AnswerReceipt
              conversationId={conversationId}
              message={message}
              askedAt={askedAt}
              slip={slip}
              isSheet={isPhone}
              isOpen={isOpen}
              onToggle={() => {
                traced.clear()
                setOpen(!isOpen)
              }}
            />
          )}
        </MessageFacts>
        {areStepsOpen && <AnswerSteps message={message} conversationId={conversationId} />}
        {isOpen && !column && <StoredPassages citations={sources} answer={traced.sentence ?? text} />}
      </div>
    </ReceiptPanel>
  )
}

function inColour(colour: string | undefined): CSSProperties & Record<'--of-agent', string | undefined> {
  return { '--of-agent': colour }
}
