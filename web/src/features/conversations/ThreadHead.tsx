import { ActionIcon, Button } from '@mantine/core'
import type { Conversation } from '@parley/functions/shared/conversation'
import type { HandoffState } from '@parley/functions/shared/handoff'
import { IconArrowLeft, IconLayoutSidebarRight } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { formatCredits } from '../../lib/formatCredits.ts'
import { webPaths } from '../../lib/paths.ts'
import { handoffButtons, type OperatorEvent } from './handoffButtons.ts'
import { useInboxPlace } from './InboxPlace.ts'
import { visitorName, visitorTrace } from './names.ts'
import { StateBadge } from './StateBadge.tsx'
import styles from './Thread.module.css'
import { ThreadMenu, type ThreadMenuProps } from './ThreadMenu.tsx'
import { t } from './texts.ts'

interface ThreadHeadProps extends ThreadMenuProps {
  conversation: Conversation
  state: HandoffState
  isPending: boolean
  isPanelShown: boolean
  /** Whether the list is out of sight, so that this is where the eye goes. */
  isAlone: boolean
  onChangeState: (event: OperatorEvent) => void
  onTogglePanel: () => void
}

/** Whose conversation it is, in which hands, and what can be done about it. */
export function ThreadHead({
  conversation,
  state,
  isPending,
  isPanelShown,
  isAlone,
  onChangeState,
  onTogglePanel,
  ...menu
}: ThreadHeadProps) {
  const { region, agentId } = useInboxPlace()
  const { search } = useLocation()
  const title = useRef<HTMLHeadingElement>(null)
  // On a phone the row that was chosen has gone with its list.
  useEffect(() => {
    if (isAlone) title.current?.focus()
  }, [isAlone])

  return (
    <header className={styles.head}>
      {isAlone && (
        <ActionIcon
          component={Link}
          to={webPaths.agent(region, agentId, 'convos') + search}
          state={{ left: conversation.ID }}
          variant="subtle"
          color="gray"
          aria-label={t('backToTheList')}
        >
          <IconArrowLeft size={18} />
        </ActionIcon>
      )}
      <div className={styles.title}>
        <h2 ref={title} tabIndex={-1}>
          <span dir="auto">{visitorName(conversation)}</span>{' '}
          <small dir="auto">{visitorTrace(conversation)}</small>
        </h2>
        <p>
          <StateBadge {...conversation} state={state} />
          <span>
            {t('totalsOf', {
              messages: conversation.messageCount,
              tokens: conversation.tokens,
              credits: formatCredits(conversation.costUnits, 4),
            })}
          </span>
        </p>
      </div>
      <div className={styles.actions}>
        {handoffButtons(state).map(({ event, label, isMain }) => (
          <Button
            key={event}
            variant={isMain ? 'filled' : 'default'}
            className={styles.action ?? ''}
            disabled={isPending}
            onClick={() => onChangeState(event)}
          >
            {label}
          </Button>
        ))}
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          aria-label={t('details')}
          aria-expanded={isPanelShown}
          onClick={onTogglePanel}
        >
          <IconLayoutSidebarRight size={18} />
        </ActionIcon>
        <ThreadMenu {...menu} isBlocked={conversation.isBlocked} />
      </div>
    </header>
  )
}
