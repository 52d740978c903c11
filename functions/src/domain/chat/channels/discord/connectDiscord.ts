import { discordChannelSchema, type DiscordChannel } from '../../../../shared/channels/channels.ts'
import type { Stored } from '../../../../store/documents.ts'
import type { Caller } from '../../../kernel/access/actor.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import type { AgentRef } from '../../../kernel/access/AgentRef.ts'
import { authorizeForAgent, draftOf } from '../../../kernel/access/authorize.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { queueNotice } from '../../../kernel/tasks/queueNotice.ts'
import { connectClaimed, releaseAccount } from '../accounts/channelClaims.ts'
import { storeAccount } from '../connecting/storeAccount.ts'
import { runIsolated } from '../../../kernel/errors/runIsolated.ts'
import { finishLeaving } from '../leaving/finishLeaving.ts'
import { throttleConnecting } from '../accounts/throttleConnecting.ts'
import type { Discord, Webhook } from '../../../kernel/channels/Discord.ts'
import { commandsOf } from './commandsOf.ts'
import { webhookTokenSecret } from './DiscordChannels.ts'
import { requireAccepted, DiscordRefused } from './DiscordRefused.ts'
import { deleteDiscord, disconnectServer } from './disconnectDiscord.ts'

type Needs = Pick<Ports, 'now' | 'keys' | 'tasks' | 'discord'>

export interface DiscordConnection extends AgentRef {
  channelId: string
  webhookUrl: string
}

/** A channel whose webhook was verified to belong to it. */
type ProvenChannel = Pick<DiscordChannel, 'channelId' | 'channelName' | 'guildId'> & { webhook: Webhook }

/**
 * Connects a channel of a server to an agent and replaces the one before. The webhook of that channel proves
 * that the person manages it. Throws an AppError at the wrong field, and 'already-exists' when the channel is
 * another agent's.
 */
export async function connectDiscord(
  ports: Needs,
  caller: Caller,
  { channelId, webhookUrl, ...ref }: DiscordConnection,
): Promise<{ channelName: string }> {
  const grant = await authorizeForAgent(caller, 'changeChannels', ref)
  const { workspaceId } = grant
  const discord = requireDiscord(ports)
  if (ports.keys.newest === '') throw new AppError('failed-precondition', 'credentialsAreOff')
  await throttleConnecting('discord', workspaceId, ports.now())
  const channel = await prove(discord, channelId, webhookUrl)
  const seenConnectedAt = await finishLeaving('discord', ref, { unreached: 'again' }, (leave) =>
    deleteDiscord(ports, ref, leave),
  )
  const claim = { kind: 'discord' as const, account: channelId, ...ref, workspaceId }
  const { result: before } = await connectClaimed(claim, async () => {
    const setCommands = () =>
      requireAccepted(discord.setCommands(channel.guildId, commandsOf(draftOf(grant).data.lang)))
    await withFieldErrors({ channelId: 'discordChannelUnseen' }, setCommands)
    const replaced = await save(ports, { ...ref, workspaceId, caller }, channel, seenConnectedAt)
    // Another agent that left the server at the same time may have deleted them.
    await runIsolated('Setting the commands of a server', channel.guildId, setCommands)
    return replaced
  })
  if (before && before.data.channelId !== channelId)
    await releaseAccount({ ...claim, account: before.data.channelId })
  if (before && before.data.guildId !== channel.guildId) await disconnectServer(discord, before.data)
  if (!before)
    await queueNotice(ports, ref.region, 'newChannel', `${ref.agentId}-discord`, {
      kind: 'discord',
      agentId: ref.agentId,
      region: ref.region,
    })
  return { channelName: channel.channelName }
}

/** Returns the URL on which a person who manages a server adds our bot to it. */
export async function readDiscordInvite(
  ports: Pick<Ports, 'discord'>,
  caller: Caller,
  ref: AgentRef,
): Promise<{ url: string }> {
  await authorizeForAgent(caller, 'changeChannels', ref)
  return { url: requireDiscord(ports).inviteUrl }
}

/** Throws AppError 'failed-precondition' in an installation without Discord. */
export function requireDiscord({ discord }: Pick<Ports, 'discord'>): Discord {
  if (!discord) throw new AppError('failed-precondition', 'discordIsOff')
  return discord
}

/** Verifies a channel and its webhook. It calls only Discord's host, and only when both look valid. */
async function prove(discord: Discord, channelId: string, webhookUrl: string): Promise<ProvenChannel> {
  const webhook = discord.webhookOf(webhookUrl)
  if (!/^\d{17,20}$/.test(channelId))
    throw new AppError('invalid-argument', undefined, { channelId: 'discordChannelIdWrong' })
  if (!webhook) throw new AppError('invalid-argument', undefined, { webhookUrl: 'discordWebhookWrong' })
  const webhookChannel = await withFieldErrors({ webhookUrl: 'discordWebhookGone' }, () =>
    requireAccepted(discord.readWebhook(webhook)),
  )
  if (webhookChannel.channelId !== channelId)
    throw new AppError('invalid-argument', undefined, { webhookUrl: 'discordWebhookElsewhere' })
  const channel = await withFieldErrors({ channelId: 'discordChannelUnseen' }, () =>
    requireAccepted(discord.readChannel(channelId)),
  )
  if (channel.guildId !== webhookChannel.guildId || webhookChannel.guildId === '')
    throw new AppError('invalid-argument', undefined, { webhookUrl: 'discordWebhookElsewhere' })
  return { channelId, channelName: channel.name, guildId: webhookChannel.guildId, webhook }
}

/** Turns a refusal by Discord into an error at a field. */
async function withFieldErrors<Result>(
  fields: ConstructorParameters<typeof AppError>[2],
  request: () => Promise<Result>,
): Promise<Result> {
  try {
    return await request()
  } catch (error) {
    if (error instanceof DiscordRefused && [400, 401, 403, 404].includes(error.refusal.status))
      throw new AppError('invalid-argument', undefined, fields)
    throw new AppError('unavailable', 'discordUnreachable')
  }
}

/** Stores the channel with its webhook; returns the one before. */
async function save(
  ports: Needs,
  { caller, ...ref }: AgentRef & { workspaceId: string; caller: Caller },
  { webhook, ...channel }: ProvenChannel,
  seenConnectedAt: number,
): Promise<Stored<DiscordChannel> | undefined> {
  return storeAccount(ports, {
    kind: 'discord',
    ref,
    caller,
    schema: discordChannelSchema,
    secret: { ref: webhookTokenSecret(ref, ref.workspaceId), text: webhook.token },
    seenConnectedAt,
    recordOf: (base) => ({ ...base, ...channel, webhookId: webhook.id }),
  })
}
