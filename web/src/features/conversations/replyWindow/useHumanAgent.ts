import type { Conversation } from '@parley/functions/shared/chat/conversation'
import { call } from '../../../lib/call.ts'
import { useRead } from '../../../lib/live/useRead.ts'
import { useInboxAgentRef } from '../inboxContexts.ts'
import { mayHavePeopleWindow } from './replyWindow.ts'

/**
 * Returns whether Meta gives people a longer window than the agent; undefined while unknown or not readable;
 * replying is then allowed.
 */
export function useHumanAgent(conversation: Conversation): boolean | undefined {
  const { region } = useInboxAgentRef()
  const { agentId } = conversation
  const mayHave = mayHavePeopleWindow(conversation)
  const read = useRead(mayHave ? ['replyWindow', region] : null, () =>
    call('readReplyWindow', { region, agentId }, region),
  )
  if (!mayHave) return false
  return read.status === 'ready' ? read.data.hasHumanAgent : undefined
}
