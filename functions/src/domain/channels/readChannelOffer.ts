import type { ChannelOffer } from '../../shared/callables/channels.ts'
import type { Caller } from '../actor.ts'
import type { AgentRef } from '../agents/AgentRef.ts'
import { authorizeForAgent } from '../authorize.ts'
import type { Ports } from '../ports.ts'

/** What can be connected here, and what is done with voice notes: both depend on how this place is set up. */
export async function readChannelOffer(
  { meta, discord, transcribe }: Pick<Ports, 'meta' | 'discord' | 'transcribe'>,
  caller: Caller,
  ref: AgentRef,
): Promise<ChannelOffer> {
  await authorizeForAgent(caller, 'changeChannels', ref)
  return { hasMeta: Boolean(meta), hasDiscord: Boolean(discord), hearsVoices: Boolean(transcribe) }
}
