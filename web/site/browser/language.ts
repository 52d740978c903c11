import { readStored, writeStored } from '../../src/lib/browser/stored.ts'

/**
 * Goes from an English page to the same page in the reader's language: their choice, or else the first
 * language of their browser that the page has. A page with a language in its path is shown as it is.
 */
export function followLanguage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a'))
    link.addEventListener('click', () => writeStored('language', link.hreflang))
  if (document.documentElement.lang !== 'en') return
  const others = new Map(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')].map((link) => [
      link.hreflang,
      new URL(link.href).pathname,
    ]),
  )
  const wanted = readStored('language') ?? (isLinkOf(others) ? 'en' : browserLanguage(others))
  const path = wanted === 'en' ? undefined : others.get(wanted)
  if (path !== undefined) location.replace(path + location.search + location.hash)
}

/** Returns whether a link of the page in another language led here, in a browser that stores no choice. */
function isLinkOf(others: ReadonlyMap<string, string>): boolean {
  if (!URL.canParse(document.referrer)) return false
  const { origin, pathname } = new URL(document.referrer)
  return origin === location.origin && [...others.values()].includes(pathname)
}

function browserLanguage(others: ReadonlyMap<string, string>): string {
  const wanted = navigator.languages.map((tag) => tag.split('-')[0] ?? '')
  return wanted.find((language) => others.has(language)) ?? 'en'
}
