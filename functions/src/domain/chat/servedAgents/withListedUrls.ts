import type { Message } from '../../../shared/chat/conversation.ts'
import type { WidgetOptions } from '../../../shared/widget/widgetOptions.ts'
import { isOwnFile } from '../../../store/files.ts'

type Card = NonNullable<Message['cards']>[number]
type Listed = Pick<WidgetOptions, 'cardHosts' | 'allowedOrigins'>

/**
 * Returns a card without URLs that its owner has not listed. A model can be manipulated into any URL, and the
 * visitor's browser loads pictures without being asked. The owner's own pages and our storage count as
 * listed.
 */
export function withListedUrls(card: Card, options: Listed): Card {
  return {
    ...card,
    imageUrl: isListed(card.imageUrl, options, ['https:']) ? card.imageUrl : '',
    link:
      /^(?:mailto|tel):/i.test(card.link) || isListed(card.link, options, ['https:', 'http:'])
        ? card.link
        : '',
  }
}

function isListed(url: string, { cardHosts, allowedOrigins }: Listed, protocols: string[]): boolean {
  if (!URL.canParse(url)) return false
  if (isOwnFile(url)) return true
  const { protocol, host, hostname, username, password } = new URL(url)
  if (!protocols.includes(protocol) || username || password) return false
  return (
    allowedOrigins.some((origin) => URL.canParse(origin) && new URL(origin).host === host) ||
    cardHosts.some((listed) =>
      listed.startsWith('*.') ? hostname.endsWith(listed.slice(1)) : hostname === listed,
    )
  )
}
