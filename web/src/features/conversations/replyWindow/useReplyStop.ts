import {
  channelStopOf,
  recordPathOf,
  type ChannelStop,
} from '@parley/functions/shared/channels/channelRecords'
import { isChannelKind } from '@parley/functions/shared/channels/channels'
import type { Conversation } from '@parley/functions/shared/chat/conversation'
import { minuteMs } from '@parley/functions/shared/durations'
import { useLiveDoc } from '../../../lib/live/live.ts'
import { useNow } from '../../../lib/browser/useNow.ts'
import { windowEndsOf, type WindowEnds } from './replyWindow.ts'
import { useHumanAgent } from './useHumanAgent.ts'
import { useInboxAgentRef } from '../inboxContexts.ts'

/** The time in which replies are possible on a channel, and whether delivery has stopped. */
export interface ReplyStop {
  now: number
  /** Undefined when the channel has no limit. */
  ends: WindowEnds | undefined
  /** True when the window for people is known; while unknown, the longer one is assumed. */
  isSure: boolean
  /** The reason why the channel delivers no messages. */
  channelStop: ChannelStop | undefined
  /** True when no reply would be delivered now. */
  isStopped: boolean
}

/** Follows whether a reply to a conversation would be delivered now. */
export function useReplyStop(conversation: Conversation): ReplyStop {
  const { agentId, channel } = conversation
  const { region } = useInboxAgentRef()
  const path = isChannelKind(channel) ? recordPathOf(channel, agentId) : ''
  const record = useLiveDoc('channelRecord', path ? { region, path } : null)
  const hasHumanAgent = useHumanAgent(conversation)
  const ends = windowEndsOf(conversation, hasHumanAgent)
  const now = useNow(minuteMs, ends !== undefined)
  // While unknown, nobody is prevented from replying: the server checks it too.
  const isKnown = isChannelKind(channel) && record.status === 'ready'
  const channelStop = isKnown ? channelStopOf(channel, record.data) : undefined
  const isOver = ends !== undefined && ends.people <= now
  const isSure = hasHumanAgent !== undefined
  return { now, ends, isSure, channelStop, isStopped: channelStop !== undefined || isOver }
}
