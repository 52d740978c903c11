import { cutText } from '../../kernel/texts/cutText.ts'
import { foldText } from '../search/foldText.ts'
import { coloursOf } from './brand/coloursOf.ts'

export interface SiteLook {
  name: string
  /** `#rrggbb`; empty when the page shows no colour of its own. */
  colour: string
  /** The page's description of itself, in one sentence; empty for none. */
  about: string
}

const maxNameCharacters = 60
/** Titles of start pages that do not name a site. */
const homeTitles = new Set(
  [
    'Home',
    'Homepage',
    'Start',
    'Startseite',
    'Welcome',
    'Willkommen',
    'Accueil',
    'Inicio',
    'Início',
    'Главная',
  ]
    .concat('Головна', 'Strona główna', 'الرئيسية', 'דף הבית', 'Untitled', '')
    .map(foldText),
)
const maxAboutCharacters = 160
/** Characters that change the direction of text, and control characters. */
const unseen = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** Reads the name and brand colour of a site from its page. `host` is its name when the page has none. */
export function readSiteLook(html: string, host: string): SiteLook {
  const meta = readMeta(html)
  const title = /<title[^<>]{0,200}>([^<]{1,300})/i.exec(html)?.[1] ?? ''
  const name = meta.get('og:site_name') || nameInTitle(title, host) || host
  const shown = cutText(inOneLine(name), maxNameCharacters).trim()
  return { name: shown || host, colour: coloursOf(html, meta)[0] ?? '', about: aboutOf(meta) }
}

/**
 * Returns the part of a page's title that names its site: the one that the host repeats, else the first one
 * that is more than "Home".
 */
function nameInTitle(title: string, host: string): string {
  const parts = title.split(/\s+[|–—·:-]\s+|:\s+/).map((part) => part.trim())
  const label = foldText(host).replaceAll(/[^\p{L}\p{N}]/gu, '')
  const isOfHost = (part: string) => {
    const letters = foldText(part).replaceAll(/[^\p{L}\p{N}]/gu, '')
    return letters.length > 2 && label.includes(letters)
  }
  return parts.find(isOfHost) ?? parts.find((part) => !homeTitles.has(foldText(part))) ?? parts[0] ?? ''
}

/** Returns the first sentence of the page's description. */
function aboutOf(meta: ReadonlyMap<string, string>): string {
  return firstSentence(meta.get('description') || (meta.get('og:description') ?? ''), maxAboutCharacters)
}

/** Returns the first sentence of a text of a page, cut at a word if it is longer than `maxCharacters`. */
export function firstSentence(text: string, maxCharacters: number): string {
  const [first = ''] = inOneLine(text).split(/(?<=[.!?。؟])\s/u)
  return cutAtWord(first, maxCharacters)
}

/** Returns the beginning of a text, which ends with a whole word and an ellipsis where it is cut. */
export function cutAtWord(text: string, maxCharacters: number): string {
  const cut = cutText(text, maxCharacters).trim()
  return cut === text ? text : `${cut.replace(/\s+\S*$/u, '')}…`
}

/** Returns a text of a page in one line, with its entities decoded and without invisible characters. */
export function inOneLine(text: string): string {
  return decode(text.replaceAll(/\s+/g, ' ')).replaceAll(unseen, '').replaceAll(/\s+/g, ' ').trim()
}

/**
 * Returns the meta tags of a page by their names in lower case; of several with a name the first. Here and in
 * all patterns for tags, the next "<" ends a tag too, so that no page makes matching slow.
 */
export function readMeta(html: string): Map<string, string> {
  const meta = new Map<string, string>()
  for (const [tag] of html.matchAll(/<meta\s[^<>]{1,1000}>/gi)) {
    const key = attribute(tag, 'name') || attribute(tag, 'property')
    const content = attribute(tag, 'content')
    if (key && content && !meta.has(key.toLowerCase())) meta.set(key.toLowerCase(), content)
  }
  return meta
}

/** Returns an attribute of a tag; empty for none. */
export function attribute(tag: string, name: string): string {
  const value = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'=<>\`]+))`, 'i').exec(tag)
  return value?.[1] ?? value?.[2] ?? value?.[3] ?? ''
}

/** The named entities that texts in Western languages use; all others have a number. */
const entities = new Map(
  Object.entries({
    amp: '&',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    lt: '<',
    gt: '>',
    auml: 'ä',
    ouml: 'ö',
    uuml: 'ü',
    Auml: 'Ä',
    Ouml: 'Ö',
    Uuml: 'Ü',
    szlig: 'ß',
    eacute: 'é',
    egrave: 'è',
    agrave: 'à',
    ccedil: 'ç',
    ntilde: 'ñ',
    aacute: 'á',
    iacute: 'í',
    oacute: 'ó',
    uacute: 'ú',
    acirc: 'â',
    ecirc: 'ê',
    icirc: 'î',
    ocirc: 'ô',
    ucirc: 'û',
    atilde: 'ã',
    otilde: 'õ',
    aring: 'å',
    aelig: 'æ',
    oslash: 'ø',
    Eacute: 'É',
    Agrave: 'À',
    iquest: '¿',
    iexcl: '¡',
    laquo: '«',
    raquo: '»',
    bull: '•',
    rarr: '→',
    trade: '™',
    rsquo: '’',
    lsquo: '‘',
    rdquo: '”',
    ldquo: '“',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    middot: '·',
    copy: '©',
    reg: '®',
    euro: '€',
  }),
)

function decode(text: string): string {
  return text.replaceAll(/&(#?\w{1,7});/g, (reference, name: string) => {
    const number = name.startsWith('#') ? Number(name.replace(/^#x/i, '0x').replace('#', '')) : Number.NaN
    if (number > 0 && number <= 0x10_ff_ff && (number < 0xd8_00 || number > 0xdf_ff))
      return String.fromCodePoint(number)
    return entities.get(name) ?? reference
  })
}
