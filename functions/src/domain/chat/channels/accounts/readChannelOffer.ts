import type { ChannelOffer } from '../../../../shared/callables/channels.ts'
import type { Caller } from '../../../kernel/access/actor.ts'
import type { AgentRef } from '../../../kernel/access/AgentRef.ts'
import { authorizeForAgent } from '../../../kernel/access/authorize.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'

/** What can be connected here, and what is done with voice notes: both depend on how this place is set up. */
export async function readChannelOffer(
  { meta, discord, transcribe }: Pick<Ports, 'meta' | 'discord' | 'transcribe'>,
  caller: Caller,
  ref: AgentRef,
): Promise<ChannelOffer> {
  await authorizeForAgent(caller, 'changeChannels', ref)
  return { hasMeta: Boolean(meta), hasDiscord: Boolean(discord), hearsVoices: Boolean(transcribe) }
}
