import { describe, expect, it } from 'vitest'
import { parseSitemap, readSitemaps } from './sitemaps.ts'
import type { Fetched, Web } from '../../../kernel/ports/Web.ts'

const urlset = (...pages: string[]) =>
  `<urlset>${pages.map((page) => `<url><loc>${page}</loc></url>`).join('')}</urlset>`
const index = (...files: string[]) =>
  `<sitemapindex xmlns="x">${files.map((file) => `<sitemap><loc>${file}</loc></sitemap>`).join('')}</sitemapindex>`

/** Returns a site with these files, and the requests to it. */
function siteOf(files: Record<string, string>) {
  const requested: string[] = []
  const fetchPage: Web['fetchPage'] = async (url) => {
    requested.push(url.pathname)
    const content = files[url.pathname]
    const response: Fetched = {
      url,
      status: content === undefined ? 404 : 200,
      type: 'text/xml',
      etag: '',
      lastModified: '',
      robotsTag: '',
      retryAfterMs: 0,
      content: Buffer.from(content ?? ''),
    }
    return response
  }
  const read = (first: string) =>
    readSitemaps(
      { fetchPage },
      [`https://a.example${first}`],
      ({ host }) => host === 'a.example',
      async () => undefined,
    )
  return { read, requested }
}

describe('the reader of sitemaps', () => {
  it('reads sitemaps three levels deep, each once', async () => {
    const { read, requested } = siteOf({
      '/s.xml': index('https://a.example/1.xml', 'https://a.example/s.xml', 'https://other.example/2.xml'),
      '/1.xml': index('https://a.example/2.xml'),
      '/2.xml': index('https://a.example/3.xml'),
    })
    expect(await read('/s.xml')).toEqual([])
    expect(requested).toEqual(['/s.xml', '/1.xml', '/2.xml'])
  })

  it('returns pages, also from an index with missing sitemaps', async () => {
    const { read } = siteOf({
      '/s.xml': index('https://a.example/gone.xml', 'https://a.example/1.xml'),
      '/1.xml': urlset('https://a.example/?a=1&amp;b=2', ' https://a.example/b '),
    })
    expect(await read('/s.xml')).toEqual(['https://a.example/?a=1&b=2', 'https://a.example/b'])
  })

  it('accepts elements with a prefix', () => {
    const pages = '<sm:url><sm:loc>https://a.example/b</sm:loc></sm:url>'
    expect(parseSitemap(`<sm:urlset xmlns:sm="x">${pages}</sm:urlset>`)).toEqual({
      pages: ['https://a.example/b'],
      sitemaps: [],
    })
    const files = '<sm:sitemap><sm:loc>https://a.example/1.xml</sm:loc></sm:sitemap>'
    expect(parseSitemap(`<sm:sitemapindex xmlns:sm="x">${files}</sm:sitemapindex>`)).toEqual({
      pages: [],
      sitemaps: ['https://a.example/1.xml'],
    })
  })

  it('reads at most fifty files', async () => {
    const files = Array.from({ length: 500 }, (_, number) => `https://a.example/${number}.xml`)
    const { read, requested } = siteOf({ '/s.xml': index(...files) })
    await read('/s.xml')
    expect(requested).toHaveLength(50)
  })
})

describe('parseSitemap', () => {
  it.each([
    ['https://a.example/1\nhttps://a.example/2\n# no', ['https://a.example/1', 'https://a.example/2']],
    ['<urlset><url><loc><![CDATA[https://a.example/1]]></loc></url></urlset>', ['https://a.example/1']],
    [`<urlset><url><loc>${'x'.repeat(3_000)}</loc></url></urlset>`, []],
    ['<urlset><url><loc>', []],
    ['<loc>'.repeat(100_000), []],
  ])('returns for %.40s… the pages %j', (text, pages) => expect(parseSitemap(text).pages).toEqual(pages))
})
