import type {
  MetaPage,
  MetaPageKind,
  TelegramBot,
  WhatsappNumber,
} from '../../../shared/channels/channels.ts'

/** URLs that open a vendor's app; the account's name is appended. */
export type ChatLinks = Readonly<Record<MetaPageKind | 'telegram' | 'whatsapp', string>>

/** The URLs of the real vendors. */
export const vendorChatLinks: ChatLinks = {
  telegram: 'https://t.me',
  messenger: 'https://m.me',
  instagram: 'https://ig.me/m',
  whatsapp: 'https://wa.me',
}

/** Returns the URL that opens the chat with a bot. */
export function linkOfBot(links: ChatLinks, { username }: Pick<TelegramBot, 'username'>): string {
  return `${links.telegram}/${username}`
}

/** Returns the URL that opens the chat with a page, or with its Instagram account. */
export function linkOfPage(
  links: ChatLinks,
  kind: MetaPageKind,
  { pageId, igPageName }: Pick<MetaPage, 'pageId' | 'igPageName'>,
): string {
  return `${links[kind]}/${kind === 'messenger' ? pageId : igPageName}`
}

/** Returns the URL that opens the chat with a number; empty when the number has no digits. */
export function linkOfNumber(links: ChatLinks, { phoneNumber }: Pick<WhatsappNumber, 'phoneNumber'>): string {
  const digits = phoneNumber.replaceAll(/\D/g, '')
  return digits && `${links.whatsapp}/${digits}`
}
