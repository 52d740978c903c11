import { hourMs } from '../../../../shared/durations.ts'
import { brandLimits, type Tone } from '../../../../shared/knowledge/brand.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import type { Caller } from '../../../kernel/access/actor.ts'
import { authorizeForWorkspace } from '../../../kernel/access/authorize.ts'
import { throttle } from '../../../kernel/access/throttle.ts'
import { detectImage } from '../../../kernel/pictures/detectImage.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { fetchRobots } from '../crawling/fetchRobots.ts'
import { pathOfUrl } from '../crawling/findPages.ts'
import { allowsPath } from '../crawling/robots.ts'
import { whileFewAreRead } from '../readSiteBrand.ts'
import { firstSentence, readMeta, readSiteLook } from '../readSiteLook.ts'
import { coloursOf } from './coloursOf.ts'
import { findingsOf, type PageFindings } from './findingsOf.ts'
import { iconsOf } from './iconsOf.ts'
import { languageOfPage } from './languageOfPage.ts'
import { logosOf } from './logosOf.ts'
import { minCharacters, openPage, type OpenedPage } from './openPage.ts'
import { subpagesOf, type Subpage } from './subpagesOf.ts'
import { toneOf } from './toneOf.ts'

const maxPerHour = 60
const maxAboutCharacters = 160
/** A shorter paragraph is a menu or a slogan. */
const minParagraphCharacters = 40

/** The brand of a company, as its website shows it. */
export interface SiteBrand extends PageFindings {
  name: string
  /** The first sentence of the page's description, or of its text; empty for none. */
  about: string
  /** At most eleven, as `#rrggbb`, the most likely brand colour first. */
  colours: string[]
  /** The page's icon and its logo as `data:` URLs of at most 140 kB; empty for none. */
  favicon: string
  logo: string
  /** A code of two or three letters; empty when the page does not say. */
  language: string
  tone: Tone
  /** Whether the page has hardly any text without its scripts. */
  isThin: boolean
  /** The pages to read next, the most useful first. */
  pages: Subpage[]
}

/**
 * Reads the brand of a company's website for a new agent. No model is asked, so a page can instruct none, and
 * nothing is stored. Throws AppError 'invalid-argument' for a URL that is not public, 'unavailable' for a site
 * that does not answer, and 'resource-exhausted' while many sites are read.
 */
export async function readBrand(
  ports: Pick<Ports, 'now' | 'web'>,
  caller: Caller,
  input: { region: Region; workspaceId: string; address: string },
): Promise<SiteBrand> {
  await authorizeForWorkspace(caller, 'createAgent', input)
  await throttle(`readBrand:${input.region}:${input.workspaceId}`, maxPerHour, hourMs, ports.now())
  return whileFewAreRead(caller.uid, async () => brandOf(ports, await openPage(ports, input.address)))
}

async function brandOf({ web }: Pick<Ports, 'web'>, page: OpenedPage): Promise<SiteBrand> {
  const { html, parts, text, url } = page
  const { name, about } = readSiteLook(html, url.hostname.replace(/^www\./, ''))
  const language = languageOfPage(html, text)
  const [favicon, logo, rules] = await Promise.all([
    readPicture(web, iconsOf(html, url)),
    readPicture(web, logosOf(html, parts, url)),
    fetchRobots(web, url),
  ])
  const mayRead = (other: URL) => !('reason' in rules) && allowsPath(rules.robots, pathOfUrl(other))
  return {
    name,
    about: about || firstParagraph(page),
    colours: coloursOf(html, readMeta(html)).slice(0, brandLimits.colours),
    favicon,
    logo,
    language,
    tone: toneOf(text, language),
    isThin: text.length < minCharacters,
    pages: subpagesOf(parts, url, mayRead),
    ...findingsOf(parts),
  }
}

function firstParagraph({ parts }: OpenedPage): string {
  const paragraph = parts.find(({ kind, text }) => kind === 'text' && text.length >= minParagraphCharacters)
  return firstSentence(paragraph?.text ?? '', maxAboutCharacters)
}

/** Returns the first URL that is a picture of an allowed kind as a `data:` URL; empty for none. */
async function readPicture(web: Ports['web'], urls: URL[]): Promise<string> {
  for (const url of urls.filter(web.isPublicUrl)) {
    const picture = await web.fetchPage(url, { expects: 'icon', mayFollow: () => true })
    if (picture.refusal !== undefined || picture.status !== 200) continue
    const type = detectImage(picture.content)
    if (type && picture.content.length <= brandLimits.faviconBytes)
      return `data:${type};base64,${picture.content.toString('base64')}`
  }
  return ''
}
