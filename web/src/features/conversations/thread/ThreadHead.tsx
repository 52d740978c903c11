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
import { AgentMark } from '../AgentField.tsx'
import { ChannelIcon } from '../ChannelIcon.tsx'
import { handoffButtons, type OperatorEvent } from './handoffButtons.ts'
import { useInboxScope } from '../inboxContexts.ts'
import { channelName, visitorName, visitorTrace } from '../names.ts'
import { StateBadge } from '../StateBadge.tsx'
import styles from './Thread.module.css'
import { ThreadMenu, type ThreadMenuProps } from './ThreadMenu.tsx'
import { VisitorFace } from '../visitor/VisitorFace.tsx'
import { WaitingTime } from '../waiting/WaitingTime.tsx'
import { t } from '../texts.ts'
import { useMay } from '../../../lib/session/viewer.ts'

/** Icons for the actions that also appear in the menu. */
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
  /** True when the list is hidden, so that the heading receives the focus. */
  isAlone: boolean
  onChangeState: (event: OperatorEvent) => void
  onTogglePanel: () => void
}

/** Shows a conversation's visitor, state and actions; on a phone it is the only bar above the messages. */
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
  const { listPath } = useInboxScope()
  const { search } = useLocation()
  const title = useRef<HTMLHeadingElement>(null)
  const buttons = useMay('answerVisitors') ? handoffButtons(state) : []
  // In a narrow bar only the main action has room; the others move to the menu.
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
  // On a phone the selected row disappeared with its list, so the focus moves here.
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
        <StateLine conversation={conversation} state={state} isAlone={isAlone} />
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

type StateLineProps = Pick<ThreadHeadProps, 'conversation' | 'state' | 'isAlone'>

function StateLine({ conversation, state, isAlone }: StateLineProps) {
  const { agentOf } = useInboxScope()
  const { agentId, channel, waitingSince } = conversation
  return (
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
  )
}
