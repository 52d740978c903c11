import type { ConversationRow as Row } from '@parley/functions/shared/chat/conversationRows'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { formatAgo, formatDateTime } from '../../../lib/formats/formats.ts'
import { AgentDot } from '../AgentField.tsx'
import { ChannelIcon } from '../ChannelIcon.tsx'
import styles from './ConversationList.module.css'
import { useInboxScope } from '../inboxContexts.ts'
import { visitorName, visitorTrace } from '../names.ts'
import { StateBadge } from '../StateBadge.tsx'
import { VisitorFace } from '../visitor/VisitorFace.tsx'
import { WaitingTime } from '../waiting/WaitingTime.tsx'
import { t } from '../texts.ts'

interface ConversationRowProps {
  item: Row
  /** When the visitor began to wait for a person, in unix milliseconds; 0 when they do not wait. */
  waitingSince: number
  /** True when an older conversation of the same visitor, folded behind this one, has an unseen message. */
  hasMoreNew: boolean
  to: string
  isSelected: boolean
  /** True when the user returns from this conversation; the row is focused again. */
  isLeft: boolean
}

const shownTags = 3

export function ConversationRow({
  item,
  waitingSince,
  hasMoreNew,
  to,
  isSelected,
  isLeft,
}: ConversationRowProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const { agentOf } = useInboxScope()
  const { seen, preview, lastMessageAt, tags, state, isBlocked, assigneeName } = item
  const trace = visitorTrace(item)
  const isNew = !seen || hasMoreNew
  const isWaitShown = waitingSince > 0
  const hasState = state !== 'bot' && !(state === 'requested' && isWaitShown)
  const hasBadges = tags.length > 0 || hasState || isBlocked || assigneeName !== ''
  useEffect(() => {
    if (isLeft) link.current?.focus()
  }, [isLeft])

  return (
    <Link
      ref={link}
      to={to}
      className={styles.row}
      aria-current={isSelected ? 'page' : undefined}
      // The open conversation has no mark: the user sees its messages.
      data-new={isNew && !isSelected}
    >
      <span className={styles.face}>
        <VisitorFace conversation={item} size={34} />
      </span>
      <span className={styles.who}>
        <b dir="auto">{visitorName(item)}</b> <ChannelIcon channel={item.channel} />
        {trace && (
          <>
            {' '}
            <span dir="auto">{trace}</span>
          </>
        )}
      </span>
      <span className={styles.when}>
        {isWaitShown ? (
          <WaitingTime since={waitingSince} />
        ) : (
          <time title={formatDateTime(lastMessageAt)}>{formatAgo(lastMessageAt)}</time>
        )}
      </span>
      <span className={styles.line}>
        {agentOf && <AgentDot agent={agentOf(item.agentId)} />}
        <span className={styles.preview} dir="auto">
          {preview || t('noText')}
        </span>
      </span>
      {isNew && <span className="unseen">{t('new')}</span>}
      {hasBadges && (
        <span className={styles.badges}>
          <StateBadge {...item} isWaitShown={isWaitShown} />
          {tags.slice(0, shownTags).map((tag) => (
            <span key={tag} className={styles.tag} dir="auto">
              {tag}
            </span>
          ))}
          {tags.length > shownTags && (
            <span className={styles.tag} title={tags.slice(shownTags).join(', ')}>
              +{tags.length - shownTags}
            </span>
          )}
        </span>
      )}
    </Link>
  )
}
