import {
  channelStopOf,
  recordPathOf,
  type ChannelStop,
} from '@parley/functions/shared/channels/channelRecords'
import { isChannelKind } from '@parley/functions/shared/channels/channels'
import type { Conversation } from '@parley/functions/shared/chat/conversation'
import { useLiveDoc } from '../../lib/live.ts'
import { useNow } from '../../lib/useNow.ts'
import { windowEndsOf, type WindowEnds } from './replyWindow.ts'
import { useHumanAgent } from './useHumanAgent.ts'
import { useInboxPlace } from './InboxPlace.ts'

/** How long somebody may be answered on his channel, and whether nothing leaves any more. */
export interface ReplyStop {
  now: number
  /** Undefined where his channel sets no end. */
  ends: WindowEnds | undefined
  /** Whether it is known how long people may answer; as long as it is not, they may. */
  isSure: boolean
  /** Why nothing leaves on his channel, whoever writes. */
  channelStop: ChannelStop | undefined
  /** Nothing that is written now would reach him. */
  isStopped: boolean
}

export function useReplyStop(conversation: Conversation): ReplyStop {
  const { agentId, channel } = conversation
  const { region } = useInboxPlace()
  const path = isChannelKind(channel) ? recordPathOf(channel, agentId) : ''
  const record = useLiveDoc('channelRecord', path ? { region, path } : null)
  const hasHumanAgent = useHumanAgent(conversation)
  const ends = windowEndsOf(conversation, hasHumanAgent)
  const now = useNow(60_000, ends !== undefined)
  // What is not known stops nobody: the server says it as well.
  const isKnown = isChannelKind(channel) && record.status === 'ready'
  const channelStop = isKnown ? channelStopOf(channel, record.data) : undefined
  const isOver = ends !== undefined && ends.people <= now
  const isSure = hasHumanAgent !== undefined
  return { now, ends, isSure, channelStop, isStopped: channelStop !== undefined || isOver }
}
