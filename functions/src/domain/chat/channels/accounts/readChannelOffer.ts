import type { ChannelOffer } from '../../../../shared/callables/channels.ts'
import type { Caller } from '../../../kernel/access/actor.ts'
import type { AgentRef } from '../../../kernel/access/AgentRef.ts'
import { authorizeForAgent } from '../../../kernel/access/authorize.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'

/**
 * Returns which channels can be connected and whether voice notes are transcribed; both depend on this
 * installation.
 */
export async function readChannelOffer(
  { meta, discord, transcribe }: Pick<Ports, 'meta' | 'discord' | 'transcribe'>,
  caller: Caller,
  ref: AgentRef,
): Promise<ChannelOffer> {
  await authorizeForAgent(caller, 'changeChannels', ref)
  return { hasMeta: Boolean(meta), hasDiscord: Boolean(discord), hearsVoices: Boolean(transcribe) }
}
