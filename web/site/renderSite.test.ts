import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { renderSite } from './renderSite.tsx'

const files = { script: '/assets/site.js', styles: ['/assets/site.css'], font: '/assets/font.woff2' }
const origin = 'https://app.example.com'
const company = {
  name: 'Engines Ltd',
  email: 'hello@engines.example',
  address: '1 Dock Road, Cork',
  law: 'the law of Ireland',
  discord: 'https://discord.example/engines',
  youtube: 'https://video.example/engines',
  affiliates: 'https://partners.example/engines',
}

function render(changes: { operator?: object; demoAgentName?: string } = {}) {
  return renderSite({
    files,
    origin,
    operatorJson: changes.operator && JSON.stringify(changes.operator),
    demoAgentName: changes.demoAgentName,
  })
}

/** Returns the rendered pages by their paths. */
function pagesOf(site: Map<string, string>): [string, string][] {
  return [...site]
    .filter(([name]) => name.endsWith('.html'))
    .map(([name, html]) => [`/${name.replace(/(^index)?\.html$/, '')}`, html])
}

const linksOf = (html: string) => [...html.matchAll(/ href="(\/[^"#]*)/g)].map(([, href = '']) => href)
const section = (html: string, tag: string) =>
  html.match(new RegExp(`<${tag}[ >].*?</${tag}>`, 's'))?.[0] ?? ''
const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '|')
    .split('|')
    .filter((text) => text.trim())

const site = render({ operator: company })
const pages = pagesOf(site)
const html = Object.fromEntries(pages)
/** Pages of the dashboard that public pages link to. */
const others = ['/login', '/signup', '/favicon.svg', files.font, ...files.styles]
const translations = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'ar']
const products = [
  '/',
  '/landing2',
  '/chatbot',
  '/voice-agent',
  '/whatsapp',
  '/demo',
  '/integrations',
  '/get-free-plan',
  '/pricing',
  '/security',
]

describe('renderSite', () => {
  it('renders the product, help and legal pages, and the product pages in all languages', () => {
    expect(pages.map(([path]) => path)).toEqual([
      ...products,
      '/docs',
      '/changelog',
      '/legal/about',
      '/legal/privacy-policy',
      '/legal/tixae-privacy-policy',
      '/legal/tos',
      '/legal/refund-policy',
      '/legal/cookie-policy',
      '/legal/contact',
      '/legal/gdpr',
      ...translations.flatMap((language) =>
        products.map((path) => (path === '/' ? `/${language}` : `/${language}${path}`)),
      ),
    ])
  })

  it.each(pages)(
    '%s has one heading, a description that fits, and links that lead somewhere',
    (path, html) => {
      expect(html.match(/<h1/g)).toHaveLength(1)
      const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? ''
      expect(description.length).toBeGreaterThan(10)
      expect(description.length).toBeLessThanOrEqual(160)
      const existing = [...pages.map(([known]) => known), ...others]
      expect(linksOf(html).filter((href) => !existing.includes(href))).toEqual([])
      expect(html).not.toMatch(/undefined|\[object|NaN/)
      expect(html).toContain(`<link rel="canonical" href="${origin}/`)
      expect(path).not.toMatch(/.\/$/)
    },
  )

  it('gives every English page a title of its own', () => {
    const titles = pages
      .filter(([path, html]) => path !== '/legal/tixae-privacy-policy' && html.includes('<html lang="en"'))
      .map(([, html]) => section(html, 'title'))
    expect(new Set(titles).size).toBe(titles.length)
  })

  it.each(['firebase.json', 'firebase.emulators.json'])(
    'renders the files that Hosting serves by %s',
    (name) => {
      const config = JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'))
      const { rewrites } = config.hosting.find(({ target }: { target: string }) => target === 'app')
      const served = rewrites
        .filter(({ destination }: { destination?: string }) => destination?.startsWith('/site/'))
        .map(({ source, destination }: { source: string; destination: string }) => [source, destination])
      expect(served).toEqual(pages.map(([path]) => [path, `/site${path === '/' ? '/index' : path}.html`]))
    },
  )

  it('lists every page once for search engines, with its other languages', () => {
    const sitemap = site.get('sitemap.xml') ?? ''
    const german = `<xhtml:link rel="alternate" hreflang="de" href="${origin}/de/pricing"/>`
    expect(sitemap).toMatch(new RegExp(`<loc>${origin}/pricing</loc>.*${german}`))
    expect(sitemap).toMatch(new RegExp(`<loc>${origin}/ar/pricing</loc>.*${german}`))
    expect(sitemap).toContain(`<url><loc>${origin}/docs</loc></url>`)
    expect(sitemap).not.toContain('tixae')
    expect(sitemap.match(/<loc>/g)).toHaveLength(pages.length - 1)
  })

  it('names the languages of a page, each of which names the same ones', () => {
    const alternatesOf = (path: string) =>
      [...(html[path] ?? '').matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
        ([, language, href]) => [language, href],
      )
    const expected = [
      ['en', `${origin}/pricing`],
      ...translations.map((language) => [language, `${origin}/${language}/pricing`]),
      ['x-default', `${origin}/pricing`],
    ]
    expect(alternatesOf('/pricing')).toEqual(expected)
    expect(alternatesOf('/ar/pricing')).toEqual(expected)
    expect(alternatesOf('/docs')).toEqual([])
    expect(html['/de']).toContain(`<link rel="canonical" href="${origin}/de"/>`)
    expect(html['/ar']).toContain('<html lang="ar" dir="rtl">')
  })

  it('leads from a translated page to translated pages, and to others as English ones', () => {
    const german = html['/de/pricing'] ?? ''
    expect(linksOf(section(german, 'header'))).toEqual([
      '/de',
      '/de/integrations',
      '/de/pricing',
      '/de/get-free-plan',
      '/legal/about',
      '/de/security',
      '/login',
      '/signup',
    ])
    expect(german).toContain('<a href="/legal/about" hrefLang="en">Über uns</a>')
    expect(html['/pricing']).not.toMatch(/<a href="\/legal\/about" hrefLang/)
    const choice = linksOf(section(german, 'footer')).slice(-8)
    expect(choice).toEqual(['/pricing', ...translations.map((language) => `/${language}/pricing`)])
  })

  it('shows prices and numbers as a language writes them', () => {
    expect(wordsOf(html['/de/pricing'] ?? '')).toContain('22\u00a0€')
    expect(html['/de/pricing']).toContain('3.000 Token')
  })

  it('links the pages of the product in the header of product pages, and help in the others', () => {
    expect(wordsOf(section(html['/pricing'] ?? '', 'header'))).toEqual([
      'Parley',
      'Integration list',
      'Pricing',
      'Get free plan now',
      'About Us',
      'Security',
      'Sign in',
      'Create an account',
    ])
    expect(wordsOf(section(html['/docs'] ?? '', 'header')).slice(1, 5)).toEqual([
      'Affiliates',
      'Docs',
      'Discord',
      'Pricing',
    ])
    expect(section(html['/landing2'] ?? '', 'header')).toContain('<a class="brand" href="/landing2">')
    expect(section(html['/chatbot'] ?? '', 'header')).toContain('<a class="brand" href="/">')
  })

  it('puts the legal, support and compliance links at the foot of every page', () => {
    for (const [, page] of pages.filter(([, text]) => text.includes('<html lang="en"'))) {
      const words = wordsOf(section(page, 'footer'))
      for (const text of ['Legal', 'About', 'Privacy Policy', 'Terms of Service', 'Refund Policy'])
        expect(words).toContain(text)
      for (const text of ['Support', 'Cookie Policy', 'Contact', 'Discord', 'YouTube'])
        expect(words).toContain(text)
      for (const text of ['Compliance', 'EU GDPR Compliant']) expect(words).toContain(text)
    }
  })

  it('names the company that runs it, and leaves out pages elsewhere that it does not have', () => {
    for (const path of ['/legal/about', '/legal/tos', '/legal/privacy-policy'])
      expect(html[path]).toContain('Engines Ltd')
    expect(html['/legal/tos']).toContain('The law that applies is the law of Ireland.')
    const trial = Object.fromEntries(pagesOf(render()))
    expect(wordsOf(section(trial['/docs'] ?? '', 'header')).slice(1, 3)).toEqual(['Docs', 'Pricing'])
    expect(trial['/legal/contact']).not.toMatch(/Discord|YouTube/)
    expect(() => render({ operator: { name: 'No email' } })).toThrow('email')
  })

  it('shows the agent of the demo, and no chat without one', () => {
    const demo = (demoAgentName?: string) =>
      Object.fromEntries(pagesOf(render({ ...(demoAgentName && { demoAgentName }) })))['/demo']
    expect(demo('eu-Ab12')).toContain('src="/app/eu/render/Ab12/iframe"')
    expect(demo()).not.toContain('<iframe')
    expect(() => demo('Ab12')).toThrow('PARLEY_DEMO_AGENT')
  })
})
