import { attribute, readMeta } from '../readSiteLook.ts'
import type { PagePart } from './PageReader.ts'

const maxLogos = 3

/** Returns the URLs of pictures that a page calls its logo, the most likely first. `page`: the URL of the page. */
export function logosOf(html: string, parts: readonly PagePart[], page: URL): URL[] {
  const images = parts.filter(({ kind, text }) => kind === 'image' && isLogo(text)).map(({ url }) => url)
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
