import { brandLimits } from '../../../../shared/knowledge/brand.ts'
import { cutText } from '../../../kernel/texts/cutText.ts'
import { isEndless, isNoPage, isSameSite, normaliseUrl, pageIdOf } from '../crawling/siteUrl.ts'
import type { PagePart } from './PageReader.ts'

export interface Subpage {
  url: string
  /** The words of the link to it. */
  title: string
}

const maxTitleCharacters = 60
/** Words of links to pages that visitors ask about, the most useful first, in the languages of our drafts. */
const useful = [
  /faq|frequent|questions|fragen|hilfe|\bhelp|support|aide|ayuda|aiuto|ajuda|vragen|вопрос|помощ|питан|pytania|أسئلة|שאלות/i,
  /about|über|ueber|à propos|a-propos|qui sommes|sobre|nosotros|chi siamo|quem somos|over ons|о нас|компан|про нас|o nas|من نحن|אודות/i,
  /contact|kontakt|contatt|contato|контакт|اتصل|צור קשר/i,
  /deliver|shipping|liefer|versand|livraison|env[ií]o|spedizion|entrega|levering|достав|dostaw|التوصيل|الشحن|משלוח/i,
  /return|refund|rückgabe|widerruf|retour|devoluc|devoluç|resi\b|возврат|поверн|zwrot|الإرجاع|החזר/i,
  /pric|preis|tarif|precio|prezz|preço|prijz|цен|ціни|cennik|الأسعار|מחיר/i,
  /service|product|shop|leistung|angebot|produit|producto|prodott|produto|dienst|услуг|товар|послуг|usługi|خدمات|المنتجات|שירות/i,
]

/**
 * Returns the first pages of a site that its start page links to: those that visitors ask about come first.
 * `mayRead`: whether robots may read a page.
 */
export function subpagesOf(
  parts: readonly PagePart[],
  start: URL,
  mayRead: (page: URL) => boolean,
): Subpage[] {
  const pages = new Map<string, Subpage & { rank: number }>()
  for (const { kind, text, url: written } of parts) {
    if (kind !== 'link' || !/\p{L}/u.test(text)) continue
    const url = normaliseUrl(written, start.href)
    if (!url || !isSameSite(url, start) || isNoPage(url) || isEndless(url) || !mayRead(url)) continue
    const id = pageIdOf(url.href)
    if (id === pageIdOf(start.href) || pages.has(id)) continue
    pages.set(id, { url: url.href, title: cutText(text, maxTitleCharacters).trim(), rank: rankOf(text, url) })
  }
  return [...pages.values()]
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, brandLimits.pages)
    .map(({ url, title }) => ({ url, title }))
}

function rankOf(text: string, { pathname }: URL): number {
  const rank = useful.findIndex((words) => words.test(text) || words.test(pathname))
  return rank < 0 ? useful.length : rank
}
