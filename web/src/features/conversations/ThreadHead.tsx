import { ActionIcon, Button } from '@mantine/core'
import { isChannelKind } from '@parley/functions/shared/channels/channels'
import type { Conversation } from '@parley/functions/shared/chat/conversation'
import type { HandoffState } from '@parley/functions/shared/chat/handoff'
import {
  IconArrowLeft,
  IconCheck,
  IconInfoCircle,
  IconLayoutSidebarRight,
  IconMessageReply,
  IconRobot,
  type Icon,
} from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { AgentMark } from './AgentField.tsx'
import { ChannelIcon } from './ChannelIcon.tsx'
import { handoffButtons, type OperatorEvent } from './handoffButtons.ts'
import { useInboxScope } from './InboxPlace.ts'
import { channelName, visitorName, visitorTrace } from './names.ts'
import { StateBadge } from './StateBadge.tsx'
import styles from './Thread.module.css'
import { ThreadMenu, type ThreadMenuProps } from './ThreadMenu.tsx'
import { VisitorFace } from './VisitorFace.tsx'
import { WaitingTime } from './WaitingTime.tsx'
import { t } from './texts.ts'
import { useMay } from '../../lib/viewer.ts'

/** Of the steps that the menu has. */
const icons = {
  takeOver: IconMessageReply,
  handBack: IconRobot,
  resolve: IconCheck,
} as const satisfies Record<OperatorEvent, Icon>

interface ThreadHeadProps extends Omit<ThreadMenuProps, 'conversation' | 'more'> {
  conversation: Conversation
  state: HandoffState
  isPending: boolean
  isPanelShown: boolean
  /** Whether the list is out of sight, so that this is where the eye goes. */
  isAlone: boolean
  onChangeState: (event: OperatorEvent) => void
  onTogglePanel: () => void
}

/** Whose conversation it is, in which hands, and what can be done about it: on a phone, the one bar over it. */
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
  const { listPath, agentOf } = useInboxScope()
  const { search } = useLocation()
  const title = useRef<HTMLHeadingElement>(null)
  const { agentId, channel, waitingSince } = conversation
  const buttons = useMay('answerVisitors') ? handoffButtons(state) : []
  // In a narrow bar the step that most people take next has room, and the others are in the menu.
  const shown = isAlone ? buttons.filter(({ isMain }) => isMain) : buttons
  const more = isAlone
    ? [
        ...buttons
          .filter(({ isMain }) => !isMain)
          .map(({ event, label }) => ({
            label,
            Icon: icons[event],
            isDisabled: isPending,
            onChoose: () => onChangeState(event),
          })),
        { label: t('details'), Icon: IconInfoCircle, isDisabled: false, onChoose: onTogglePanel },
      ]
    : []
  // On a phone the row that was chosen has gone with its list.
  useEffect(() => {
    if (isAlone) title.current?.focus()
  }, [isAlone])

  return (
    <header className={styles.head}>
      {isAlone && (
        <ActionIcon
          component={Link}
          to={listPath + search}
          state={{ left: conversation.ID }}
          variant="subtle"
          color="gray"
          size={40}
          aria-label={t('backToTheList')}
        >
          <IconArrowLeft size={18} />
        </ActionIcon>
      )}
      <VisitorFace conversation={conversation} size={isAlone ? 32 : 36} />
      <div className={styles.title}>
        <h2 ref={title} tabIndex={-1}>
          <span dir="auto">{visitorName(conversation)}</span>{' '}
          {!isAlone && <small dir="auto">{visitorTrace(conversation)}</small>}
        </h2>
        <p>
          {isAlone && isChannelKind(channel) && (
            <span className={styles.channel}>
              <ChannelIcon channel={channel} isNamed={false} />
              <span>{channelName(channel)}</span>
            </span>
          )}
          {!(isAlone && waitingSince > 0) && <StateBadge {...conversation} state={state} />}
          {waitingSince > 0 && <WaitingTime since={waitingSince} />}
          {agentOf && !isAlone && <AgentMark agent={agentOf(agentId)} />}
        </p>
      </div>
      <div className={styles.actions}>
        {shown.map(({ event, label, isMain }) => (
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
        {!isAlone && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('details')}
            aria-expanded={isPanelShown}
            onClick={onTogglePanel}
          >
            <IconLayoutSidebarRight size={18} />
          </ActionIcon>
        )}
        <ThreadMenu {...menu} conversation={conversation} more={more} />
      </div>
    </header>
  )
}
