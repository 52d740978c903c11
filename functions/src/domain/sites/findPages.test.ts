import { describe, expect, it } from 'vitest'
import { defaultSiteSettings, type SiteSettings } from '../../shared/sites.ts'
import { newCrawl } from './crawl.ts'
import { findPages } from './findPages.ts'

const home = 'https://a.example'
const find = (paths: string[], settings: Partial<SiteSettings> = {}, rules: [boolean, string][] = []) => {
  const crawl = {
    ...newCrawl(1),
    home,
    robots: { delayMs: 0, rules: rules.map(([allows, pattern]) => ({ allows, pattern })) },
  }
  const leads = paths.map((path) => ({ address: new URL(path, home).href, depth: 1, foundOn: '' }))
  return findPages(crawl, { ...defaultSiteSettings, ...settings }, leads)
}
const found = (...given: Parameters<typeof find>) =>
  find(...given).pages.map(({ url }) => url.replace(home, ''))

describe('pages of a site', () => {
  it('are those of its host, each once, however they are spelt', () => {
    const spellings = [
      '/a',
      'http://a.example/a',
      'https://www.a.example/a#b',
      '/a?utm_source=x',
      'https://b.example/a',
    ]
    expect(found(spellings)).toEqual(['/a'])
  })

  it('are within what is included and not excluded, and no files', () => {
    const settings = { include: ['/blog/'], exclude: ['*/draft'] }
    expect(found(['/blog/a', '/shop', '/blog/draft', '/blog/a.jpg'], settings)).toEqual(['/blog/a'])
  })

  it('are as many as the site may have, of those that the filters leave', () => {
    const { pages, crawl } = find(['/x/1', '/x/2', '/a', '/b', '/c'], { maxPages: 2, exclude: ['/x/'] })
    expect(pages.map(({ url }) => url)).toEqual([`${home}/a`, `${home}/b`])
    expect(crawl).toMatchObject({ taken: 2, isFull: true })
  })

  it('that robots.txt forbids are named and take no place', () => {
    const { pages, crawl } = find(['/no/1', '/a'], { maxPages: 1 }, [[false, '/no/']])
    expect(pages.map(({ state, reason }) => `${state} ${reason}`)).toEqual(['skipped robots', 'waiting '])
    expect(crawl.taken).toBe(1)
  })

  it('are no more than twenty of one path', () => {
    expect(found(Array.from({ length: 50 }, (_, number) => `/list?page=${number}`))).toHaveLength(20)
  })

  it('are found in no time among thousands that are known', () => {
    const paths = Array.from({ length: 20_000 }, (_, number) => `/p/${number}`)
    const before = performance.now()
    expect(found(paths, { maxPages: 2_000 })).toHaveLength(2_000)
    expect(performance.now() - before).toBeLessThan(3_000)
  })
})
