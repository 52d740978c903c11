import { channelTexts } from '../../../../shared/channels/channelTexts.ts'
import { languageOf } from '../../../../shared/texts/languages.ts'
import type { Caller } from '../../../kernel/access/actor.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import type { AgentRef } from '../../../kernel/access/AgentRef.ts'
import { authorizeForAgent, draftOf } from '../../../kernel/access/authorize.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { markBroken } from '../broken/markBroken.ts'
import { messageFailed } from '../outgoing/messageFailed.ts'
import { throttleConnecting } from '../accounts/throttleConnecting.ts'
import { isGone } from './discordAdapter.ts'
import { readOpenChannel } from './DiscordChannels.ts'
import { requireDiscord } from './connectDiscord.ts'

/** Writes a few words into an agent's channel, so that a person sees that it is the right one. */
export async function sendDiscordTest(
  ports: Pick<Ports, 'discord' | 'keys' | 'now'>,
  caller: Caller,
  ref: AgentRef,
): Promise<{ success: true }> {
  const grant = await authorizeForAgent(caller, 'changeChannels', ref)
  const discord = requireDiscord(ports)
  await throttleConnecting('discord', grant.workspaceId, ports.now())
  const channel = await readOpenChannel(ports.keys, ref)
  if (!channel) throw new AppError('failed-precondition', 'discordWebhookGone')
  const webhook = { id: channel.webhookId, token: channel.token.reveal() }
  const content = channelTexts[languageOf(draftOf(grant).data.lang)].test
  const request = discord.writeByWebhook(webhook, { content, buttons: [] }, undefined)
  const response = await request.catch(() => undefined)
  if (!response) throw new AppError('unavailable', 'discordUnreachable')
  if (!response.refusal) return { success: true }
  if (isGone(response.refusal)) {
    const { region, agentId } = ref
    await markBroken(ports, { region, kind: 'discord', agentId, connectedAt: channel.connectedAt })
  }
  throw messageFailed(isGone(response.refusal) ? 'discordWebhookGone' : { words: response.refusal.message })
}
