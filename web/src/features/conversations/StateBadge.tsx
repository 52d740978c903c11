import { Badge } from '@mantine/core'
import type { Conversation } from '@parley/functions/shared/conversation'
import { useUid } from '../../lib/session.ts'

type StateBadgeProps = Pick<Conversation, 'state' | 'assigneeUid' | 'assigneeName' | 'isBlocked'>

/** Who answers, as far as it is not the agent. */
export function StateBadge({ state, assigneeUid, assigneeName, isBlocked }: StateBadgeProps) {
  const uid = useUid()
  const assignee = assigneeUid === uid ? 'you' : assigneeName
  return (
    <>
      {isBlocked && <Badge color="red">Blocked</Badge>}
      {state === 'requested' && <Badge color="yellow">Wants a person</Badge>}
      {state === 'resolved' && <Badge color="green">Resolved</Badge>}
      {state === 'human' && <Badge>{assignee ? `With ${assignee}` : 'With a person'}</Badge>}
      {assignee && (state === 'bot' || state === 'requested') && <Badge>For {assignee}</Badge>}
    </>
  )
}
