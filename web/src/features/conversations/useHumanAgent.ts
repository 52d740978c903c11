import type { Conversation } from '@parley/functions/shared/chat/conversation'
import { call } from '../../lib/call.ts'
import { useRead } from '../../lib/useRead.ts'
import { useInboxPlace } from './InboxPlace.ts'
import { mayHavePeopleWindow } from './replyWindow.ts'

/**
 * Whether Meta lets people answer for longer than the agent; undefined while it is not known, also where it
 * could not be read: then nobody is kept from answering.
 */
export function useHumanAgent(conversation: Conversation): boolean | undefined {
  const { region } = useInboxPlace()
  const { agentId } = conversation
  const mayHave = mayHavePeopleWindow(conversation)
  const read = useRead(mayHave ? ['replyWindow', region] : null, () =>
    call('readReplyWindow', { region, agentId }, region),
  )
  if (!mayHave) return false
  return read.status === 'ready' ? read.data.hasHumanAgent : undefined
}
