import { attribute } from '../readSiteLook.ts'

/** Icons for home screens come first: they are larger than those of tabs. */
const relations = ['apple-touch-icon', 'apple-touch-icon-precomposed', 'icon', 'shortcut icon']
const maxIcons = 4

/**
 * Returns the URLs of a page's icons, the largest kinds first, and `/favicon.ico` last: some sites serve a
 * picture there. `page`: the URL of the page.
 */
export function iconsOf(html: string, page: URL): URL[] {
  const links = [...html.matchAll(/<link\s[^<>]{1,1000}>/gi)].map(([tag]) => ({
    relation: relations.indexOf(attribute(tag, 'rel').toLowerCase()),
    url: URL.parse(attribute(tag, 'href'), page.href),
  }))
  const linkedIcons = links
    .filter(({ relation, url }) => relation >= 0 && url !== null && /^https?:$/.test(url.protocol))
    .toSorted((one, other) => one.relation - other.relation)
    .flatMap(({ url }) => url ?? [])
  const byUrl = new Map(linkedIcons.slice(0, maxIcons - 1).map((url) => [url.href, url]))
  const usual = new URL('/favicon.ico', page.href)
  return [...byUrl.values(), ...(byUrl.has(usual.href) ? [] : [usual])]
}
