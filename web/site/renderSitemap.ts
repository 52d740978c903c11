import { languages, type Language } from '../../functions/src/shared/texts/languages.ts'
import type { SitePage } from './SitePage.ts'
import { pathIn } from './words.ts'

/** Returns the list of all pages for search engines, each with its other languages. */
export function renderSitemap(
  site: readonly { language: Language; pages: SitePage[] }[],
  origin: string,
): string {
  const urls = site.flatMap(({ language, pages }) =>
    pages.filter(({ canonicalPath }) => !canonicalPath).map((page) => entryOf(page, language, origin)),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

function entryOf({ path, isTranslated }: SitePage, language: Language, origin: string): string {
  const others = isTranslated
    ? languages.map((other) => {
        const href = origin + pathIn(other.language, path)
        return `<xhtml:link rel="alternate" hreflang="${other.language}" href="${href}"/>`
      })
    : []
  return `  <url><loc>${origin}${pathIn(language, path)}</loc>${others.join('')}</url>`
}
