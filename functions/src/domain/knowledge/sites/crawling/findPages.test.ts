import { describe, expect, it } from 'vitest'
import { defaultSiteSettings, type SiteSettings } from '../../../../shared/knowledge/sites.ts'
import { countFound, newCrawl } from './crawl.ts'
import { findPages, type PageLink } from './findPages.ts'
import { encodePath } from './matchesPattern.ts'

const home = 'https://a.example'
const find = (paths: string[], settings: Partial<SiteSettings> = {}, rules: [boolean, string][] = []) => {
  const crawl = {
    ...newCrawl(1),
    home,
    robots: {
      delayMs: 0,
      rules: rules.map(([allows, pattern]) => ({ allows, pattern: encodePath(pattern) })),
    },
  }
  const leads = paths.map((path) => ({ address: new URL(path, home).href, depth: 1, foundOn: '' }))
  return findPages(crawl, { ...defaultSiteSettings, ...settings }, leads)
}
const found = (...given: Parameters<typeof find>) =>
  find(...given).pages.map(({ url }) => url.replace(home, ''))

describe('findPages', () => {
  it("finds pages of the site's host, each once, however they are spelt", () => {
    const spellings = [
      '/a',
      'http://a.example/a',
      'https://www.a.example/a#b',
      '/a?utm_source=x',
      'https://b.example/a',
    ]
    expect(found(spellings)).toEqual(['/a'])
  })

  it('finds pages that are included and not excluded, and no files', () => {
    const settings = { include: ['/blog/'], exclude: ['*/draft'] }
    expect(found(['/blog/a', '/shop', '/blog/draft', '/blog/a.jpg'], settings)).toEqual(['/blog/a'])
  })

  it('finds as many pages as the limit, counted after the filters', () => {
    const { pages, crawl } = find(['/x/1', '/x/2', '/a', '/b', '/c'], { maxPages: 2, exclude: ['/x/'] })
    expect(pages.map(({ url }) => url)).toEqual([`${home}/a`, `${home}/b`])
    expect(crawl).toMatchObject({ taken: 2, isFull: true })
  })

  it('lists pages that robots.txt forbids without counting them against the limit', () => {
    const { pages, crawl } = find(['/no/1', '/a'], { maxPages: 1 }, [[false, '/no/']])
    expect(pages.map(({ state, reason }) => `${state} ${reason}`)).toEqual(['skipped robots', 'waiting '])
    expect(crawl.taken).toBe(1)
  })

  it('finds at most twenty queries of one path', () => {
    expect(found(Array.from({ length: 50 }, (_, number) => `/list?page=${number}`))).toHaveLength(20)
  })

  it('finds at most the limit and 500 left-out pages, however many runs find new ones', () => {
    let crawl = { ...newCrawl(1), home }
    for (let step = 0; step < 100; step++) {
      // Each page is left out as soon as it is read, and links to sixty others.
      const leads = Array.from({ length: 60 }, (_, at): PageLink => ({
        address: `${home}/${step}/${at}`,
        depth: 1,
        foundOn: '',
      }))
      const found = findPages({ ...crawl, taken: 0, isFull: false }, defaultSiteSettings, leads)
      crawl = found.crawl
    }
    expect({ known: countFound(crawl), isFull: crawl.isFull }).toEqual({ known: 800, isFull: true })
  })

  it.each(['b$', 'a'])(
    'finds pages within the time of a test whatever rules and links a site has, also when %s ends them',
    (end) => {
      const rules = Array.from({ length: 500 }, (): [boolean, string] => [
        false,
        `/${'*%61'.repeat(70)}${end}`,
      ])
      const paths = Array.from({ length: 20_000 }, (_, number) => `/${number}/${'%61'.repeat(310)}`)
      // With time that grows by the product of rules and links, it would end long after the limit of a test.
      expect(find(paths, {}, rules)).toBeDefined()
    },
  )

  it('finds two thousand pages among twenty thousand links within the time of a test', () => {
    const paths = Array.from({ length: 20_000 }, (_, number) => `/p/${number}`)
    expect(found(paths, { maxPages: 2_000 })).toHaveLength(2_000)
  })
})
