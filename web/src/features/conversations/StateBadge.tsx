import { Badge } from '@mantine/core'
import type { Conversation } from '@parley/functions/shared/chat/conversation'
import { useUid } from '../../lib/session/session.ts'
import { t } from './texts.ts'

interface StateBadgeProps extends Pick<Conversation, 'state' | 'assigneeUid' | 'assigneeName' | 'isBlocked'> {
  /**
   * True when the waiting time is shown beside the badge, which already says that the visitor wants a person.
   */
  isWaitShown?: boolean
}

/** Shows the person who handles a conversation when it is not the agent. */
export function StateBadge({
  state,
  assigneeUid,
  assigneeName,
  isBlocked,
  isWaitShown = false,
}: StateBadgeProps) {
  const uid = useUid()
  const isOwn = assigneeUid === uid
  return (
    <>
      {isBlocked && <Badge color="red">{t('blocked')}</Badge>}
      {state === 'requested' && !isWaitShown && <Badge color="yellow">{t('wantsAPerson')}</Badge>}
      {state === 'resolved' && <Badge color="green">{t('resolved')}</Badge>}
      {state === 'human' && <Badge>{isOwn ? t('withYou') : withWhom(assigneeName)}</Badge>}
      {(isOwn || assigneeName) && (state === 'bot' || state === 'requested') && (
        <Badge>{isOwn ? t('forYou') : t('forColleague', { name: assigneeName })}</Badge>
      )}
    </>
  )
}

function withWhom(name: string): string {
  return name ? t('withColleague', { name }) : t('withAPerson')
}
