import {
  metaPageSchema,
  telegramBotSchema,
  whatsappNumberSchema,
  type ChannelKind,
} from '../../../../shared/channels/channels.ts'
import { paths } from '../../../../shared/paths.ts'
import { readDocument } from '../../../../store/documents.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import type { VisitorNeeds } from '../../visitors/VisitorNeeds.ts'
import type { VisitorClaims } from '../../../kernel/access/visitorClaims.ts'
import { linkOfBot, linkOfNumber, linkOfPage, type ChatLinks } from '../../../kernel/channels/chatLinks.ts'
import { makePersonProof } from './personProof.ts'
import type { SigningKeys } from '../../../kernel/secrets/SigningKeys.ts'

interface ChannelOffer {
  kind: ChannelKind
  /** Opens the app with the agent's account, and passes the proof of the person. */
  url: string
}

/**
 * Returns the apps in which a visitor of the website can continue, each with a link that is valid for 15
 * minutes. Throws AppError 'failed-precondition' when the owner does not offer it.
 */
export async function offerChannels(
  needs: VisitorNeeds & { ports: Pick<Ports, 'chatLinks'>; signing: SigningKeys },
  claims: VisitorClaims,
): Promise<{ channels: ChannelOffer[] }> {
  const servedAgent = await needs.agents.require(claims)
  if (!servedAgent.agent.widgetOptions.canContinue) throw new AppError('failed-precondition')
  const { agentId, visitorId } = claims
  if (visitorId === '') return { channels: [] }
  const proof = makePersonProof(needs.signing, { agentId, personId: visitorId }, needs.ports.now())
  const links = needs.ports.chatLinks
  const offers = await Promise.all([
    whatsappOffer(links, claims, proof),
    metaOffers(links, claims, proof),
    telegramOffer(links, claims, proof),
  ])
  return { channels: offers.flat() }
}

async function telegramOffer(
  links: ChatLinks,
  { region, agentId }: VisitorClaims,
  proof: string,
): Promise<ChannelOffer[]> {
  const bot = await readDocument(region, paths.telegramBot(agentId), telegramBotSchema)
  if (bot?.data.state !== 'connected') return []
  return [{ kind: 'telegram', url: `${linkOfBot(links, bot.data)}?start=${proof}` }]
}

/**
 * Returns the offer of WhatsApp, which carries the proof in the first message, because its links carry
 * nothing else.
 */
async function whatsappOffer(
  links: ChatLinks,
  { region, agentId }: VisitorClaims,
  proof: string,
): Promise<ChannelOffer[]> {
  const number = await readDocument(region, paths.waNumber(agentId), whatsappNumberSchema)
  const link = number?.data.state === 'connected' && linkOfNumber(links, number.data)
  if (!link) return []
  return [{ kind: 'whatsapp', url: `${link}?text=${encodeURIComponent(`👋 ${proof}`)}` }]
}

async function metaOffers(
  links: ChatLinks,
  { region, agentId }: VisitorClaims,
  proof: string,
): Promise<ChannelOffer[]> {
  const page = await readDocument(region, paths.metaPage(agentId), metaPageSchema)
  if (page?.data.state !== 'connected') return []
  const { hasMessenger, hasInstagram } = page.data
  const kinds = [
    ...(hasInstagram ? ['instagram' as const] : []),
    ...(hasMessenger ? ['messenger' as const] : []),
  ]
  return kinds.map((kind) => ({ kind, url: `${linkOfPage(links, kind, page.data)}?ref=${proof}` }))
}
