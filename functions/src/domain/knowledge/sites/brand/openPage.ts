import type { Ports } from '../../../kernel/ports/ports.ts'
import { decodeHtml } from '../../reading/html/decodeHtml.ts'
import { fetchSitePage } from '../readSiteBrand.ts'
import { attribute } from '../readSiteLook.ts'
import type { PagePart } from './PageReader.ts'
import { scanPage, textOfParts } from './scanPage.ts'

/** A page with less text shows its content in frames, by scripts, or only after a consent. */
export const minCharacters = 200

export interface OpenedPage {
  /** The URL after all redirects. */
  url: URL
  /** The page, followed by the page of its frame. */
  html: string
  parts: PagePart[]
  text: string
}

/**
 * Opens a page of a site. A page with hardly any text is continued with the page that it shows in a frame or
 * sends visitors to, once. Throws AppError 'invalid-argument' for a URL that is not public, 'unavailable' for
 * a page that is not served.
 */
export async function openPage(ports: Pick<Ports, 'web'>, url: string): Promise<OpenedPage> {
  const outer = await fetchAndScan(ports, url)
  if (outer.text.length >= minCharacters) return outer
  const target = targetOf(outer)
  const inner = target && (await fetchAndScan(ports, target).catch(() => undefined))
  if (!inner || inner.text.length <= outer.text.length) return outer
  return { ...inner, html: `${outer.html}\n${inner.html}` }
}

async function fetchAndScan(ports: Pick<Ports, 'web'>, href: string): Promise<OpenedPage> {
  const { url, type, content } = await fetchSitePage(ports, href)
  const html = decodeHtml(content, type).replaceAll('\0', '')
  const parts = scanPage(html)
  return { url, html, parts, text: textOfParts(parts) }
}

/** Returns the URL that a page sends its visitors to, or that its first frame shows; undefined for none. */
function targetOf({ html, parts, url }: OpenedPage): string | undefined {
  const refresh = [...html.matchAll(/<meta\s[^<>]{1,1000}>/gi)].find(([tag]) =>
    /^refresh$/i.test(attribute(tag, 'http-equiv')),
  )
  const sentTo = /\burl\s{0,5}=\s{0,5}["']?([^"'\s]{1,2000})/i.exec(
    refresh ? attribute(refresh[0], 'content') : '',
  )
  const written = sentTo?.[1] ?? parts.find(({ kind, url: shown }) => kind === 'frame' && shown !== '')?.url
  const target = written === undefined ? null : URL.parse(written, url.href)
  return target && /^https?:$/.test(target.protocol) ? target.href : undefined
}
