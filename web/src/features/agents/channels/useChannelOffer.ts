import type { ChannelOffer } from '@parley/functions/shared/callables/channels'
import { call } from '../../../lib/call.ts'
import { useRead } from '../../../lib/live/useRead.ts'
import { useAgentEditing, useStoredAgent } from '../draft/AgentDraftContext.ts'

/** Returns the channels that can be connected; undefined until it is known. */
export function useChannelOffer(): ChannelOffer | undefined {
  const { region } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  const offer = useRead(['channelOffer', region, agentId], () =>
    call('readChannelOffer', { region, agentId }, region),
  )
  return offer.status === 'ready' ? offer.data : undefined
}
