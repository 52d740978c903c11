import { foldText } from '../../search/foldText.ts'
import { attribute, readMeta, readSiteLook } from '../readSiteLook.ts'
import type { PagePart } from './PageReader.ts'

const maxLogos = 3

/**
 * Returns the URLs of pictures that a page calls its logo, the most likely first. `page`: the URL of the page.
 */
export function logosOf(html: string, parts: readonly PagePart[], page: URL): URL[] {
  const images = ownLogos(parts, readSiteLook(html, page.hostname).name)
  const declared = parts
    .filter(({ kind }) => kind === 'data')
    .map(
      ({ text }) =>
        /"logo"\s{0,5}:\s{0,5}(?:\{[^{}]{0,500}?"url"\s{0,5}:\s{0,5})?"([^"]{1,2000})"/.exec(text)?.[1] ?? '',
    )
  const urls = [...images, readMeta(html).get('og:logo') ?? '', ...declared]
    .filter(Boolean)
    .flatMap((written) => URL.parse(written.replaceAll(String.raw`\/`, '/'), page.href) ?? [])
    .filter(({ protocol }) => /^https?:$/.test(protocol))
  return [...new Map(urls.map((url) => [url.href, url])).values()].slice(0, maxLogos)
}

function isLogo(tag: string): boolean {
  return ['class', 'id', 'alt', 'src'].some((name) => /logo/i.test(attribute(tag, name)))
}

/**
 * Returns the pictures that show the site's own logo: those above its first heading and those with its name.
 * Any others are the logos of its customers, unless there is one alone.
 */
function ownLogos(parts: readonly PagePart[], name: string): string[] {
  const heading = parts.findIndex(({ kind }) => kind === 'heading')
  const logos = parts.flatMap((part, index) => {
    if (part.kind !== 'image' || !isLogo(part.text)) return []
    const isOwn = heading === -1 || index < heading || isNamed(part.text, name)
    return [{ url: part.url, isOwn }]
  })
  const own = logos.filter(({ isOwn }) => isOwn)
  return (own.length > 0 || logos.length > 1 ? own : logos).map(({ url }) => url)
}

/** Returns whether the description of a picture, or its file, has the name of the site. */
function isNamed(tag: string, name: string): boolean {
  const wanted = lettersOf(name)
  return wanted.length > 2 && ['alt', 'src'].some((each) => lettersOf(attribute(tag, each)).includes(wanted))
}

function lettersOf(text: string): string {
  return foldText(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
}
