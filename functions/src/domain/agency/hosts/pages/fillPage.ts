import { escapeHtml } from '../../../kernel/texts/escapeHtml.ts'
import type { HostLooks } from '../domains/describeHost.ts'

/** The tags that `web/agency.html` and the page of an agent contain, once each. */
const pageTags = {
  icon: '<link rel="icon" href="data:,"',
  robots: '<meta name="robots" content="noindex"',
} as const
const title = /<title>[^<]*<\/title>/
const script = /<script[^>]* src="\/brand\.js"><\/script>/

/**
 * Returns a page of the agencies' site with the brand filled in: title, icon and link preview; and in the
 * dashboard's page also colours and data, so that it loads no script for them. The page of an agent uses the
 * agent's colours, and its policy refuses inline styles. Throws when the page has no title or icon.
 */
export function fillPage(page: string, looks: HostLooks, url: string): string {
  const { brand, icon, css, json, hasAgency } = looks
  if (!title.test(page) || !page.includes(pageTags.icon))
    throw new Error('The page has no title or icon for a brand')
  const head = [
    ...(script.test(page)
      ? [`<style>${css}</style>`, `<script type="application/json" id="brand">${json}</script>`]
      : []),
    ...(hasAgency ? linkPreview(brand.name, brand.logo.light, url) : []),
  ].join('')
  const filled = page
    .replace(title, () => `<title>${escapeHtml(brand.title)}</title>`)
    .replace(pageTags.icon, () => `<link rel="icon" href="${escapeHtml(icon)}"`)
    .replace(script, '')
    // Only the pages of agencies may be in search engines.
    .replace(pageTags.robots, (tag) => (hasAgency ? '<meta name="robots" content="index"' : tag))
  return filled.replace('</head>', () => `${head}</head>`)
}

function linkPreview(name: string, picture: string, url: string): string[] {
  const isPublic = picture.startsWith('https://')
  const tags = [
    ['og:type', 'website'],
    ['og:title', name],
    ['og:site_name', name],
    ['og:url', url],
    ...(isPublic ? [['og:image', picture]] : []),
  ]
  return tags.map(
    ([property = '', content = '']) => `<meta property="${property}" content="${escapeHtml(content)}">`,
  )
}
