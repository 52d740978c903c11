import type { MetaPage, MetaPageKind, TelegramBot, WaNumber } from '../../../shared/channels/channels.ts'

/** Addresses that open an app with an account, each without the account's name at its end. */
export type ChatLinks = Readonly<Record<MetaPageKind | 'telegram' | 'whatsapp', string>>

/** The vendors' own. */
export const vendorChatLinks: ChatLinks = {
  telegram: 'https://t.me',
  messenger: 'https://m.me',
  instagram: 'https://ig.me/m',
  whatsapp: 'https://wa.me',
}

/** Opens the chat with a bot. */
export function linkOfBot(links: ChatLinks, { username }: Pick<TelegramBot, 'username'>): string {
  return `${links.telegram}/${username}`
}

/** Opens the chat with a page, or with its Instagram account. */
export function linkOfPage(
  links: ChatLinks,
  kind: MetaPageKind,
  { pageId, igPageName }: Pick<MetaPage, 'pageId' | 'igPageName'>,
): string {
  return `${links[kind]}/${kind === 'messenger' ? pageId : igPageName}`
}

/** Opens the chat with a number; empty where it has no digits. */
export function linkOfNumber(links: ChatLinks, { phoneNumber }: Pick<WaNumber, 'phoneNumber'>): string {
  const digits = phoneNumber.replaceAll(/\D/g, '')
  return digits && `${links.whatsapp}/${digits}`
}
