import type { Conversation, Message } from '@parley/functions/shared/chat/conversation'
import type { ReactNode } from 'react'
import { Face } from '../../../components/Face.tsx'
import { formatClock, formatDateTime } from '../../../lib/formats/formats.ts'
import { AgentMark } from '../AgentField.tsx'
import { useInboxAgentRef, useInboxScope } from '../inboxContexts.ts'
import type { ReachMark } from './reachMarks.ts'
import styles from './MessageItem.module.css'
import type { AnswerAction } from '../answers/AnswerAction.ts'
import { channelName } from '../names.ts'
import { t } from '../texts.ts'
import { useMay } from '../../../lib/session/viewer.ts'
import { Undelivered } from './Undelivered.tsx'

interface MessageFactsProps extends Pick<Conversation, 'channel'> {
  message: Message
  question: string
  /** The delivery state of a team reply; undefined when unknown. */
  mark: ReachMark | undefined
  onAction: (action: AnswerAction) => void
  /** True when the steps of the answer are shown; undefined when it has none. */
  areStepsOpen: boolean | undefined
  onSteps: () => void
  /** The receipt's button, if any. */
  children: ReactNode
}

/** Shows a message's author, time and actions in a small line below it. */
export function MessageFacts({
  channel,
  message,
  question,
  mark,
  onAction,
  areStepsOpen,
  onSteps,
  children,
}: MessageFactsProps) {
  const { role, author, by, at, pair, isSpoken, delivery, isTakenBack } = message
  const { agentId } = useInboxAgentRef()
  const agent = useInboxScope().agentOf?.(agentId)
  const mayCorrect = useMay('correctAnswers')
  const canCorrect = role === 'agent' && message.replyTo !== undefined && question !== ''
  return (
    <div className={styles.meta}>
      {role === 'agent' && (agent ? <AgentMark agent={agent} /> : <b dir="auto">{author || t('agent')}</b>)}
      {role === 'operator' && (
        <b className={styles.by}>
          <Face seed={by ?? author ?? ''} name={author ?? ''} size={18} />
          <bdi dir="auto">{author || teamIn(channel, message)}</bdi>
        </b>
      )}
      <time dateTime={new Date(at).toISOString()} title={formatDateTime(at)}>
        {formatClock(at)}
      </time>
      {isSpoken && <span>{t('spoken')}</span>}
      {isTakenBack && <span>{t('takenBack')}</span>}
      {mark && <span>{t(mark)}</span>}
      {delivery && <Undelivered reason={delivery.reason} />}
      {pair && <span>{t('answeredFromACorrection')}</span>}
      {children}
      {mayCorrect && (areStepsOpen !== undefined || question !== '') && (
        <span className={styles.actions}>
          {areStepsOpen !== undefined && (
            <button type="button" aria-expanded={areStepsOpen} onClick={onSteps}>
              {t(areStepsOpen ? 'hideSteps' : 'showSteps')}
            </button>
          )}
          {canCorrect && (
            <button type="button" onClick={() => onAction({ kind: 'correct', question, answer: message })}>
              {t('correct')}
            </button>
          )}
          {question !== '' && (
            <button type="button" onClick={() => onAction({ kind: 'saveTest', question, answer: message })}>
              {t('saveAsTest')}
            </button>
          )}
        </span>
      )}
    </div>
  )
}

/** Messages sent from a vendor's own app do not name their author. */
function teamIn(channel: string, { isFromChannel }: Message): string {
  return isFromChannel ? t('teamInOwnInbox', { channel: channelName(channel) }) : t('team')
}
