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
import { askToLeave } from '../leaving/askToLeave.ts'
import { leaveRecord, type Leave } from '../leaving/leaveRecord.ts'
import type { Discord } from '../../../kernel/channels/Discord.ts'
import { commandsOf } from './discordCommands.ts'
import { webhookTokenSecret } from './DiscordChannels.ts'
import { taken } from './DiscordRefused.ts'

type Needs = Pick<Ports, 'discord'>

/** Of one server's channels. */
const mostLooked = 20

/** Disconnects an agent's channel, on its server too; nothing happens where it has none. */
export async function disconnectDiscord(
  ports: Needs & Pick<Ports, 'now' | 'tasks'>,
  caller: Caller,
  ref: AgentRef,
): Promise<{ success: true }> {
  await authorizeForAgent(caller, 'changeChannels', ref)
  await dropDiscord(ports, ref, { unreached: ports })
  return { success: true }
}

/** The same for whoever has asked already. May be repeated anywhere. */
export async function dropDiscord(
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
    ask: async (stored: DiscordChannel) => !discord || leaveServer(discord, stored),
  }
  await leaveRecord({ now }, channel, leave)
}

/**
 * Takes our commands from a server where no other agent answers. The webhook is its owner's, and stays. False
 * where Discord was out of reach.
 */
export async function leaveServer(discord: Discord, channel: DiscordChannel): Promise<boolean> {
  const { guildId } = channel
  if ((await othersOn(channel)).length > 0) return true
  const isLeft = await askToLeave('Leaving a server', guildId, () => taken(discord.setCommands(guildId, [])))
  // Whoever has come meanwhile may have set them before they were taken.
  const [other] = await othersOn(channel)
  const agent = other && (await readDocument(other.region, paths.agent(other.agentId), agentSchema))
  if (agent)
    await runIsolated('Setting the commands of a server', guildId, () =>
      taken(discord.setCommands(guildId, commandsOf(agent.data.lang))),
    )
  return isLeft
}

/** Other agents that answer on a channel's server. */
async function othersOn({ guildId, agentId }: DiscordChannel): Promise<AgentRef[]> {
  const others: AgentRef[] = []
  for (const region of regions) {
    const there = await readQuery(region, 'discordChannels', discordChannelSchema, (query) =>
      query.where('guildId', '==', guildId).limit(mostLooked),
    )
    for (const { data } of there)
      if (data.agentId !== agentId && data.state !== 'leaving') others.push({ region, agentId: data.agentId })
  }
  return others
}
