import { describe, expect, it } from 'vitest'
import { defaultSiteSettings, sitePageSchema, type SitePage } from '../../../../shared/knowledge/sites.ts'
import { newCrawl } from '../crawling/crawl.ts'
import type { PageText } from '../../../kernel/ports/PageText.ts'
import { settlePage } from './settlePage.ts'
import type { Fetched, FetchRefusal } from '../../../kernel/ports/Web.ts'

const home = 'https://a.example'
const page = (fields: Partial<SitePage> = {}) =>
  sitePageSchema.parse({ url: `${home}/page`, state: 'waiting', depth: 1, ...fields })
const text = (fields: Partial<PageText> = {}): PageText => ({
  title: 'Page',
  sections: [{ title: 'Page', text: 'Words' }],
  links: [`${home}/other`],
  canonical: '',
  isNoIndex: false,
  ...fields,
})
const responseWith = (fields: Partial<Fetched> & { path?: string } = {}): Fetched => ({
  url: new URL(fields.path ?? '/page', home),
  status: 200,
  type: 'text/html',
  etag: '"1"',
  lastModified: '',
  robotsTag: '',
  retryAfterMs: 0,
  content: Buffer.from('x'),
  ...fields,
})
const settle = (known: SitePage, fetched: Fetched, said: PageText | undefined = text()) =>
  settlePage(known, fetched, said, { ...newCrawl(1), home }, defaultSiteSettings)
const first = settle(page(), responseWith())
const read = page({ state: 'ready', textHash: first.fields.textHash ?? '' })

describe('settlePage', () => {
  it('adds a new page with its version and its links', () => {
    expect(first).toMatchObject({
      fields: { state: 'ready', etag: '"1"', title: 'Page' },
      counted: 'read',
      change: 'added',
      leads: [{ address: `${home}/other`, depth: 2, foundOn: `${home}/page` }],
    })
  })

  it('counts a page as unchanged when the site or its text says so, and as changed otherwise', () => {
    expect(settle(read, responseWith({ status: 304 }))).toMatchObject({ counted: 'unchanged' })
    expect(settle(read, responseWith({ etag: '"2"' }))).toMatchObject({
      counted: 'unchanged',
      fields: { etag: '"2"' },
    })
    const other = text({ sections: [{ title: 'Page', text: 'Others' }] })
    expect(settle(read, responseWith(), other)).toMatchObject({ counted: 'changed', change: 'changed' })
  })

  it('adds the target of a redirect, or the canonical page', () => {
    const there = { leads: [{ address: `${home}/there`, depth: 1, isFinal: true }] }
    expect(settle(read, responseWith({ path: '/there' }))).toMatchObject({
      fields: { state: 'skipped', reason: 'redirected', textHash: '' },
      change: 'removed',
      ...there,
    })
    const named = text({ canonical: `${home}/there` })
    expect(settle(page(), responseWith(), named)).toMatchObject({ fields: { reason: 'duplicate' }, ...there })
    expect(settle(page({ isFinal: true }), responseWith(), named)).toMatchObject({ counted: 'read' })
    expect(settle(page(), responseWith(), text({ canonical: `${home}/` }))).toMatchObject({ counted: 'read' })
    expect(settle(page(), responseWith(), text({ canonical: 'https://b.example/x' }))).toMatchObject({
      counted: 'read',
    })
  })

  it('leaves out a page with noindex, and follows its links unless it has nofollow', () => {
    expect(settle(read, responseWith(), text({ isNoIndex: true }))).toMatchObject({
      fields: { reason: 'noIndex' },
      change: 'removed',
      leads: [{ address: `${home}/other` }],
    })
    expect(settle(page(), responseWith({ robotsTag: 'noindex, nofollow' }))).toMatchObject({
      fields: { reason: 'noIndex' },
      leads: [],
    })
  })

  it.each([
    [404, 'failed', 'notFound'],
    [403, 'failed', 'forbidden'],
    [429, 'failed', 'tooManyRequests'],
    [503, 'failed', 'serverError'],
  ])('turns status %i into %s: %s, and keeps the earlier text', (status, state, reason) => {
    const { fields, change } = settle(read, responseWith({ status, content: Buffer.alloc(0) }), undefined)
    expect(fields).toMatchObject({ state, reason, status })
    expect(fields).not.toHaveProperty('textHash')
    expect(change).toBeUndefined()
  })

  it.each<[FetchRefusal, string]>([
    ['privateAddress', 'skipped'],
    ['redirectedAway', 'skipped'],
    ['notText', 'skipped'],
    ['tooLarge', 'failed'],
    ['timedOut', 'failed'],
  ])('turns the refusal %s into %s', (refusal, state) => {
    const crawl = { ...newCrawl(1), home }
    const url = new URL('/page', home)
    expect(settlePage(page(), { refusal, url }, undefined, crawl, defaultSiteSettings).fields.state).toBe(
      state,
    )
  })

  it('deletes a page that was not found twice', () => {
    const missing = responseWith({ status: 410, content: Buffer.alloc(0) })
    expect(settle(read, missing, undefined).fields).toMatchObject({ state: 'failed', misses: 1 })
    expect(settle({ ...read, misses: 1 }, missing, undefined)).toMatchObject({
      hasLeft: true,
      counted: 'skipped',
      change: 'removed',
    })
    const never = page({ state: 'failed', misses: 1 })
    expect(settle(never, missing, undefined)).toMatchObject({ hasLeft: true, change: undefined })
    expect(settle({ ...never, depth: 0 }, missing, undefined)).toMatchObject({
      fields: { state: 'failed', misses: 2 },
      counted: 'failed',
    })
  })
})
