import { cutText } from '../../kernel/texts/cutText.ts'
import { coloursOf } from './brand/coloursOf.ts'

export interface SiteLook {
  name: string
  /** `#rrggbb`; empty when the page shows no colour of its own. */
  colour: string
  /** The page's description of itself, in one sentence; empty for none. */
  about: string
}

const maxNameCharacters = 60
const maxAboutCharacters = 160
/** Characters that change the direction of text, and control characters. */
const unseen = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** Reads the name and brand colour of a site from its page. `host` is its name when the page has none. */
export function readSiteLook(html: string, host: string): SiteLook {
  const meta = readMeta(html)
  const title = /<title[^>]{0,200}>([^<]{1,300})/i.exec(html)?.[1] ?? ''
  const name = meta.get('og:site_name') || (title.split(/\s+[|–—·:-]\s+/)[0] ?? '') || host
  const shown = cutText(inOneLine(name), maxNameCharacters).trim()
  return { name: shown || host, colour: coloursOf(html, meta)[0] ?? '', about: aboutOf(meta) }
}

/** Returns the first sentence of the page's description. */
function aboutOf(meta: ReadonlyMap<string, string>): string {
  const whole = inOneLine(meta.get('description') || (meta.get('og:description') ?? ''))
  const [first = ''] = whole.split(/(?<=[.!?。؟])\s/u)
  const cut = cutText(first, maxAboutCharacters).trim()
  return cut === first ? first : `${cut.replace(/\s+\S*$/u, '')}…`
}

const inOneLine = (text: string) => decode(text.replaceAll(/\s+/g, ' ').replaceAll(unseen, ''))

/** Returns the meta tags of a page by their names in lower case; of several with a name the first. */
export function readMeta(html: string): Map<string, string> {
  const meta = new Map<string, string>()
  for (const [tag] of html.matchAll(/<meta\s[^>]{1,1000}>/gi)) {
    const key = attribute(tag, 'name') || attribute(tag, 'property')
    const content = attribute(tag, 'content')
    if (key && content && !meta.has(key.toLowerCase())) meta.set(key.toLowerCase(), content)
  }
  return meta
}

/** Returns an attribute of a tag; empty for none. */
export function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`, 'i').exec(tag)?.[1] ?? ''
}

const entities = new Map(
  Object.entries({ amp: '&', quot: '"', apos: "'", '#39': "'", '#x27': "'", nbsp: ' ', lt: '<', gt: '>' }),
)

function decode(text: string): string {
  return text.replaceAll(/&(#?\w{1,6});/g, (whole, name: string) => entities.get(name) ?? whole).trim()
}
