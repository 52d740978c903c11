import { cutText } from '../../kernel/texts/cutText.ts'

export interface SiteLook {
  name: string
  /** `#rrggbb`; empty when the page shows no colour of its own. */
  colour: string
  /** The page's description of itself, in one sentence; empty for none. */
  about: string
}

const maxNameCharacters = 60
const maxAboutCharacters = 160
/** Names of meta tags with the brand colour, in order of trust. */
const colourNames = ['theme-color', 'msapplication-tilecolor']
// Every repetition is bounded, so that a stranger's page cannot make matching slow.
const ownProperty = /--[\w-]{0,30}(?:brand|primary|accent)[\w-]{0,30}\s{0,3}:\s{0,3}(#[\da-f]{3,6})\b/gi
/** Characters that change the direction of text, and control characters. */
const unseen = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu
const anyColour = /#[\da-f]{6}\b|#[\da-f]{3}\b/gi

/** Reads the name and brand colour of a site from its page. `host` is its name when the page has none. */
export function readSiteLook(html: string, host: string): SiteLook {
  const meta = readMeta(html)
  const title = /<title[^>]{0,200}>([^<]{1,300})/i.exec(html)?.[1] ?? ''
  const name = meta.get('og:site_name') || (title.split(/\s+[|–—·:-]\s+/)[0] ?? '') || host
  const shown = cutText(inOneLine(name), maxNameCharacters).trim()
  return { name: shown || host, colour: colourOf(html, meta), about: aboutOf(meta) }
}

/** Returns the first sentence of the page's description. */
function aboutOf(meta: ReadonlyMap<string, string>): string {
  const whole = inOneLine(meta.get('description') || (meta.get('og:description') ?? ''))
  const [first = ''] = whole.split(/(?<=[.!?。؟])\s/u)
  const cut = cutText(first, maxAboutCharacters).trim()
  return cut === first ? first : `${cut.replace(/\s+\S*$/u, '')}…`
}

const inOneLine = (text: string) => decode(text.replaceAll(/\s+/g, ' ').replaceAll(unseen, ''))

function readMeta(html: string): Map<string, string> {
  const meta = new Map<string, string>()
  for (const [tag] of html.matchAll(/<meta\s[^>]{1,1000}>/gi)) {
    const key = attribute(tag, 'name') || attribute(tag, 'property')
    const content = attribute(tag, 'content')
    if (key && content && !meta.has(key.toLowerCase())) meta.set(key.toLowerCase(), content)
  }
  return meta
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`, 'i').exec(tag)?.[1] ?? ''
}

/**
 * Returns the colour that the page names, else one that its styles name as a brand colour, else the vivid
 * colour that it uses most.
 */
function colourOf(html: string, meta: ReadonlyMap<string, string>): string {
  const named = colourNames.flatMap((name) => meta.get(name) ?? [])
  const ownColours = Array.from(html.matchAll(ownProperty), ([, colour = '']) => colour)
  const uses = new Map<string, number>()
  for (const [colour] of html.matchAll(anyColour)) {
    const full = inFull(colour)
    if (isLively(full)) uses.set(full, (uses.get(full) ?? 0) + 1)
  }
  const [mostUsed = ''] = [...uses].toSorted(([, one], [, other]) => other - one)[0] ?? []
  return [...named, ...ownColours].map(inFull).find(isLively) ?? mostUsed
}

/** Returns `#fa0` as `#ffaa00`; empty for anything that is not a colour. */
function inFull(colour: string): string {
  const [, digits = ''] = /^#([\da-f]{6}|[\da-f]{3})$/i.exec(colour.trim()) ?? []
  const six = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  return six && `#${six.toLowerCase()}`
}

/** Returns whether a colour is vivid: greys, black and white are not a brand's own. */
function isLively(colour: string): boolean {
  const parts = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
  return colour !== '' && Math.max(...parts) - Math.min(...parts) >= 40
}

const entities = new Map(
  Object.entries({ amp: '&', quot: '"', apos: "'", '#39': "'", '#x27': "'", nbsp: ' ', lt: '<', gt: '>' }),
)

function decode(text: string): string {
  return text.replaceAll(/&(#?\w{1,6});/g, (whole, name: string) => entities.get(name) ?? whole).trim()
}
