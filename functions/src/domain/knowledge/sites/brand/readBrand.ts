import { brandLimits } from '../../../../shared/knowledge/brand.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import type { Caller } from '../../../kernel/access/actor.ts'
import { authorizeForWorkspace } from '../../../kernel/access/authorize.ts'
import { throttle } from '../../../kernel/access/throttle.ts'
import { detectImage } from '../../../kernel/pictures/detectImage.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { fetchSitePage, whileFewAreRead } from '../readSiteBrand.ts'
import { readMeta, readSiteLook } from '../readSiteLook.ts'
import { coloursOf } from './coloursOf.ts'
import { iconsOf } from './iconsOf.ts'

const maxPerHour = 60
const hourMs = 3_600_000

/** The brand of a company, as its website shows it. */
export interface Brand {
  name: string
  /** The first sentence of the page's description; empty for none. */
  about: string
  /** At most eleven, as `#rrggbb`, the most likely brand colour first. */
  colours: string[]
  /** The page's icon as a `data:` URL of at most 140 kB; empty for none. */
  favicon: string
}

/**
 * Reads the brand of a company's website for a new agent. Nothing is stored. Throws AppError
 * 'invalid-argument' for a URL that is not public, 'unavailable' for a site that does not answer, and
 * 'resource-exhausted' while many sites are read.
 */
export async function readBrand(
  ports: Pick<Ports, 'now' | 'web'>,
  caller: Caller,
  input: { region: Region; workspaceId: string; address: string },
): Promise<Brand> {
  await authorizeForWorkspace(caller, 'createAgent', input)
  await throttle(`readBrand:${input.region}:${input.workspaceId}`, maxPerHour, hourMs, ports.now())
  return whileFewAreRead(() => readBrandOf(ports, input.address))
}

async function readBrandOf(ports: Pick<Ports, 'web'>, address: string): Promise<Brand> {
  const page = await fetchSitePage(ports, address)
  const html = page.content.toString('utf8')
  const { name, about } = readSiteLook(html, page.url.hostname.replace(/^www\./, ''))
  const colours = coloursOf(html, readMeta(html)).slice(0, brandLimits.colours)
  return { name, about, colours, favicon: await readIcon(ports, iconsOf(html, page.url)) }
}

/** Returns the first icon that is a picture of an allowed kind; empty for none. */
async function readIcon({ web }: Pick<Ports, 'web'>, icons: URL[]): Promise<string> {
  for (const url of icons.filter(web.isPublicAddress)) {
    const icon = await web.fetchPage(url, { expects: 'icon', mayFollow: () => true })
    if (icon.refusal !== undefined || icon.status !== 200) continue
    const type = detectImage(icon.content)
    if (type && icon.content.length <= brandLimits.faviconBytes)
      return `data:${type};base64,${icon.content.toString('base64')}`
  }
  return ''
}
