import { hourMs, minuteMs } from '../../../../shared/durations.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import {
  TryLater,
  Undeliverable,
  type ChannelAdapter,
  type Recipient,
} from '../../../kernel/channels/ChannelAdapter.ts'
import { contentOfFile } from '../files/contentOfFile.ts'
import type { OpenReply } from '../../../kernel/channels/Thread.ts'
import { reasonOfStop } from '../accounts/reasonOfStop.ts'
import type {
  Discord,
  DiscordResponse,
  DiscordMessage,
  DiscordRefusal,
} from '../../../kernel/channels/Discord.ts'
import { destinationOf } from './discordRecipient.ts'
import { DiscordChannels, type OpenChannel } from './DiscordChannels.ts'
import { requireAccepted, DiscordRefused } from './DiscordRefused.ts'
import { asWebhookMessage, discordParts, type DiscordPart } from './discordParts.ts'

/** An answer can be written for 15 minutes; a little less, because sending takes time. */
const openMs = 14 * minuteMs
const pauseMs = 5_000
const maxWaitMs = hourMs
/** Discord's code for a channel or thread that does not exist. */
const unknownChannel = 10_003

/** A part with its file's bytes. */
type ReadyPart = Omit<DiscordPart, 'file'> & Pick<DiscordMessage, 'file'>

/**
 * Delivers replies as answers to an interaction while Discord allows that, and then by the channel's webhook.
 */
export function discordAdapter(
  ports: Pick<Ports, 'keys' | 'now' | 'tasks'>,
  discord: Discord,
): ChannelAdapter<DiscordPart> {
  const channels = new DiscordChannels(ports)
  const channelOf = (recipient: Recipient) => channels.of(recipient)

  /**
   * Returns whether Discord took a part as an answer; false when the interaction is over or its message
   * deleted.
   */
  async function isAnswered(
    { choiceId, partKey }: OpenReply,
    part: ReadyPart,
    key: string,
  ): Promise<boolean> {
    if (partKey === '' || partKey === key) {
      const response = await discord.writeAnswer(choiceId, part).catch(() => undefined)
      // A part that may have arrived is written again, which changes nothing.
      if (!response || (response.refusal && response.refusal.status >= 500)) throw new TryLater(pauseMs)
      if (isAccepted(response, part)) return true
    }
    return isAccepted(await discord.followAnswer(choiceId, part), part)
  }

  async function writeByWebhook(channel: OpenChannel, recipient: Recipient, part: ReadyPart): Promise<void> {
    const { threadId, userId } = destinationOf(recipient)
    const webhook = { id: channel.webhookId, token: channel.token.reveal() }
    try {
      const message = asWebhookMessage(part, userId)
      const { file } = part
      await requireAccepted(discord.writeByWebhook(webhook, { ...message, ...(file && { file }) }, threadId))
    } catch (error) {
      if (!(error instanceof DiscordRefused)) throw error
      if (isGone(error.refusal)) await channels.refuse(recipient, channel)
      throw failureOf(error.refusal, part)
    }
  }

  return {
    // The webhook cannot recognise a repetition: a part that may have arrived is sent once more only.
    maxTries: 2,
    opensReplies: true,
    partsOf: discordParts,
    async send(recipient, part, key) {
      const channel = await channelOf(recipient)
      if (!channel) throw new Undeliverable(await reasonOfStop(recipient, 'discord'))
      const ready = await readyPart(recipient, part)
      const { openReply } = recipient
      const isOpen = openReply && ports.now() - openReply.at < openMs
      if (isOpen && (await isAnswered(openReply, ready, key))) return
      await writeByWebhook(channel, recipient, ready)
    },
    readFile: (_recipient, fileId, maxBytes) => discord.readFile(fileId, maxBytes),
    isConnected: async (recipient) => (await channelOf(recipient)) !== undefined,
    /** Discord shows this itself. Of several interactions, the newest one gets the answer. */
    async showWork(_recipient, choiceIds) {
      await Promise.allSettled(choiceIds.slice(0, -1).map((token) => discord.deleteAnswer(token)))
    },
  }
}

async function readyPart(recipient: Recipient, { file, ...part }: DiscordPart): Promise<ReadyPart> {
  return file ? { ...part, file: await contentOfFile(recipient, file) } : part
}

/** Returns whether an answer was taken; false when it can no longer be written. */
function isAccepted({ refusal }: DiscordResponse<true>, part: ReadyPart): boolean {
  if (!refusal) return true
  if (refusal.status === 401 || refusal.status === 403 || refusal.status === 404) return false
  if (refusal.status >= 500) throw new DiscordRefused(refusal)
  throw failureOf(refusal, part)
}

/** Returns whether the webhook is deleted or its token has changed. */
export function isGone({ status, code }: DiscordRefusal): boolean {
  return status === 401 || (status === 404 && code !== unknownChannel)
}

function failureOf(refusal: DiscordRefusal, { file }: ReadyPart): Error {
  const { status, code, retryAfterMs } = refusal
  if (status === 429) return new TryLater(Math.min(Math.max(1_000, retryAfterMs), maxWaitMs))
  if (status >= 500) return new DiscordRefused(refusal)
  if (code === unknownChannel) return new Undeliverable('discordThreadGone')
  if (isGone(refusal)) return new Undeliverable('discordWebhookGone')
  return new Undeliverable(file ? 'fileNotTaken' : 'discordNotTaken')
}
