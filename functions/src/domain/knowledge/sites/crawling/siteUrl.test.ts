import { describe, expect, it } from 'vitest'
import { onHomeHost, isEndless, isNoPage, isSameSite, normaliseUrl, pageIdOf } from './siteUrl.ts'

describe('normaliseUrl', () => {
  it.each([
    ['example.com', 'https://example.com/'],
    [' HTTP://Example.COM:80/a#b ', 'http://example.com/a'],
    ['https://example.com./a//b', 'https://example.com/a/b'],
    ['https://example.com/?utm_source=x&a=1&fbclid=y', 'https://example.com/?a=1'],
    ['shop.example.com:8443/a', 'https://shop.example.com:8443/a'],
    ['https://example.com/?', 'https://example.com/'],
    ['https://münchen.example/straße', 'https://xn--mnchen-3ya.example/stra%C3%9Fe'],
  ])('turns %j into the URL %s', (text, url) => expect(normaliseUrl(text)?.href).toBe(url))

  it.each([
    '',
    'ftp://example.com',
    'javascript:alert(1)',
    'https://user:secret@example.com',
    'https://',
    'mailto:a@b.c',
    `https://a.example/${'x'.repeat(2_000)}`,
  ])('returns undefined for %.40j', (text) => expect(normaliseUrl(text)).toBeUndefined())
})

describe('siteUrl', () => {
  const start = new URL('https://www.example.com/shop')
  it.each([
    ['http://example.com/a', true],
    ['https://www.example.com/', true],
    ['https://blog.example.com/', false],
    ['https://example.com.evil.example/', false],
    ['https://example.com:8443/', false],
  ])('decides whether %s belongs to the site: %s', (url, isSame) =>
    expect(isSameSite(new URL(url), start)).toBe(isSame),
  )

  it('gives the URLs of a site one spelling', () => {
    expect(onHomeHost(new URL('http://example.com/a?b'), 'https://www.example.com').href).toBe(
      'https://www.example.com/a?b',
    )
  })
})

describe('isEndless', () => {
  it.each([
    ['/a/b/c', false],
    [`/${'a/b/'.repeat(4)}`, true],
    [`/${Array.from({ length: 13 }, (_, part) => part).join('/')}`, true],
    [`/?q=${'x'.repeat(300)}`, true],
  ])('decides whether the path of %s is endless: %s', (path, endless) =>
    expect(isEndless(new URL(path, 'https://a.example'))).toBe(endless),
  )
})

describe('isNoPage', () => {
  it.each([
    ['/a.jpg', true],
    ['/a.PDF', true],
    ['/a.html', false],
    ['/a', false],
    ['/a.jpg/page', false],
  ])('decides whether %s is no page: %s', (path, none) =>
    expect(isNoPage(new URL(path, 'https://a.example'))).toBe(none),
  )
})

describe('pageIdOf', () => {
  it.each([
    ['https://a.example/p0', 'https://a.example/p0/', true],
    ['https://a.example/', 'https://a.example/index.html', true],
    ['https://a.example/shop/index.php?b=2&a=1', 'https://a.example/shop?a=1&b=2', true],
    ['https://a.example/p;jsessionid=4F?x=1', 'https://a.example/p?x=1', true],
    ['https://a.example/p0', 'https://a.example/P0', false],
    ['https://a.example/p?a=1', 'https://a.example/p?a=2', false],
  ])('decides whether %s and %s are one page: %s', (one, other, isOne) => {
    expect(pageIdOf(one) === pageIdOf(other)).toBe(isOne)
  })
})
