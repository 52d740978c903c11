import { discordChannelSchema, type DiscordChannel } from '../../../../shared/channels/channels.ts'
import { agentSchema } from '../../../../shared/agents/agent.ts'
import { paths } from '../../../../shared/paths.ts'
import { regions } from '../../../../shared/regions/regions.ts'
import { readDocument, readQuery } from '../../../../store/documents.ts'
import type { Caller } from '../../../kernel/access/actor.ts'
import type { AgentRef } from '../../../kernel/access/AgentRef.ts'
import { authorizeForAgent } from '../../../kernel/access/authorize.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { runIsolated } from '../../../kernel/errors/runIsolated.ts'
import { requestDisconnection } from '../leaving/requestDisconnection.ts'
import { disconnectAccount, type Leave } from '../leaving/disconnectAccount.ts'
import type { Discord } from '../../../kernel/channels/Discord.ts'
import { commandsOf } from './commandsOf.ts'
import { webhookTokenSecret } from './DiscordChannels.ts'
import { requireAccepted } from './DiscordRefused.ts'

type Needs = Pick<Ports, 'discord'>

/** The number of agents on one server that are checked. */
const maxChecked = 20

/** Disconnects an agent's channel, on its server too; does nothing when none is connected. */
export async function disconnectDiscord(
  ports: Needs & Pick<Ports, 'now' | 'tasks'>,
  caller: Caller,
  ref: AgentRef,
): Promise<{ success: true }> {
  await authorizeForAgent(caller, 'changeChannels', ref)
  await deleteDiscord(ports, ref, { unreached: ports })
  return { success: true }
}

/**
 * Disconnects the channel without checking rights, which the caller has done. May be repeated at any point.
 */
export async function deleteDiscord(
  { discord, now }: Needs & Pick<Ports, 'now'>,
  ref: AgentRef,
  leave: Leave,
): Promise<void> {
  const channel = {
    kind: 'discord' as const,
    ref,
    schema: discordChannelSchema,
    claims: ['discord'] as const,
    secretOf: (workspaceId: string) => webhookTokenSecret(ref, workspaceId),
    disconnect: async (stored: DiscordChannel) => !discord || disconnectServer(discord, stored),
  }
  await disconnectAccount({ now }, channel, leave)
}

/**
 * Deletes our commands on a server that no other agent uses. The webhook belongs to its owner, and stays.
 * Returns false when Discord was unavailable.
 */
export async function disconnectServer(discord: Discord, channel: DiscordChannel): Promise<boolean> {
  const { guildId } = channel
  if ((await othersOn(channel)).length > 0) return true
  const isLeft = await requestDisconnection('Disconnecting a server', guildId, () =>
    requireAccepted(discord.setCommands(guildId, [])),
  )
  // An agent that was connected in the meantime may have set them before they were deleted.
  const [other] = await othersOn(channel)
  const agent = other && (await readDocument(other.region, paths.agent(other.agentId), agentSchema))
  if (agent)
    await runIsolated('Setting the commands of a server', guildId, () =>
      requireAccepted(discord.setCommands(guildId, commandsOf(agent.data.lang))),
    )
  return isLeft
}

/** Returns the other agents on a channel's server. */
async function othersOn({ guildId, agentId }: DiscordChannel): Promise<AgentRef[]> {
  const others: AgentRef[] = []
  for (const region of regions) {
    const channels = await readQuery(region, 'discordChannels', discordChannelSchema, (query) =>
      query.where('guildId', '==', guildId).limit(maxChecked),
    )
    for (const { data } of channels)
      if (data.agentId !== agentId && data.state !== 'leaving') others.push({ region, agentId: data.agentId })
  }
  return others
}
