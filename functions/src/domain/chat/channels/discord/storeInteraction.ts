import { channelTexts } from '../../../../shared/channels/channelTexts.ts'
import { discordTexts } from '../../../../shared/channels/discordTexts.ts'
import { languageOf } from '../../../../shared/texts/languages.ts'
import type { ClaimOwners } from '../accounts/ClaimOwners.ts'
import { receive, type ReceiveNeeds } from '../incoming/receive.ts'
import { discordRecipient } from './discordRecipient.ts'
import { readInteraction, type DiscordIncoming } from './readInteraction.ts'

/** Discord's response types: pong, a message at once, and an answer that follows later. */
const [pong, words, deferred] = [1, 4, 5]
/** Only the person who asked sees it. */
const forHimAlone = 64

interface InteractionNeeds extends ReceiveNeeds {
  claimOwners: ClaimOwners
}

/** Stores a message from a server and returns the response that Discord shows until then. */
export async function storeInteraction(needs: InteractionNeeds, payload: unknown): Promise<object> {
  const interaction = readInteraction(payload)
  if (interaction.kind === 'ping') return { type: pong }
  if (interaction.kind === 'wrong') return replyWith(discordTexts[languageOf(interaction.language)].noAgent)
  const { message } = interaction
  const { incoming, channelId, userId } = message
  const language = languageOf(incoming.language)
  const isEmpty = incoming.text === '' && incoming.files.length === 0 && !incoming.isForget
  if (isEmpty) return replyWith(channelTexts[language].unreadable)
  const found = await findOwner(needs.claimOwners, message)
  if (!found) return replyWith(discordTexts[language].noAgent)
  const { account, owner } = found
  const thread = { ...owner, kind: 'discord' as const, account, address: discordRecipient(channelId, userId) }
  await receive(needs, { ...thread, incoming })
  return { type: deferred, ...(incoming.isForget && { data: { flags: forHimAlone } }) }
}

/** Returns the owner of a channel, or of a thread's channel. */
async function findOwner(claimOwners: ClaimOwners, { channelId, parentId }: DiscordIncoming) {
  for (const account of parentId ? [channelId, parentId] : [channelId]) {
    const owner = await claimOwners.ownerOf('discord', account)
    if (owner) return { account, owner }
  }
  return undefined
}

function replyWith(content: string): object {
  return { type: words, data: { content, flags: forHimAlone, allowed_mentions: { parse: [] } } }
}
