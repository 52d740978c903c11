import { describe, expect, it } from 'vitest'
import { encodePath, matchesPattern } from './matchesPattern.ts'
import { allowsPath, parseRobots } from './robots.ts'

const read = (text: string) => parseRobots(text, 'OurBot')

describe('robots.txt', () => {
  it('applies the group of our name in any case and with a version, else the group for all', () => {
    const text = 'User-agent: *\nDisallow: /\n\nUser-Agent: ourbot/2.0\nDisallow: /private\n'
    expect(allowsPath(read(text).robots, '/')).toBe(true)
    expect(allowsPath(read(text).robots, '/private/a')).toBe(false)
    expect(allowsPath(parseRobots(text, 'Other').robots, '/')).toBe(false)
  })

  it('merges the groups of one name, and the names of one group', () => {
    const text =
      'user-agent: a\nuser-agent: ourbot\ndisallow: /x\n\nuser-agent: b\ndisallow: /z\nuser-agent: ourbot\ndisallow: /y'
    const { robots } = read(text)
    expect(['/x', '/y', '/z'].map((path) => allowsPath(robots, path))).toEqual([false, false, true])
  })

  it.each([
    ['Disallow: /a\nAllow: /a/b', '/a/b/c', true],
    ['Disallow: /a/b\nAllow: /a', '/a/b', false],
    ['Disallow: /a\nAllow: /a', '/a', true],
    ['Disallow:', '/a', true],
    ['Disallow: /*.gif$', '/x/y.gif', false],
    ['Disallow: /*.gif$', '/x/y.gif?a', true],
    ['Disallow: /*?', '/a?b=c', false],
    ['Disallow: /a/*/c', '/a/b/c/d', false],
    ['Disallow: /caf%C3%A9', '/café', false],
    ['Disallow: /café', '/caf%c3%a9', false],
    ['Disallow: /a%62c', '/abc', false],
    ['Disallow: /a # all', '/a', false],
    ['Disallow: /$', '/', false],
    ['Disallow: /$', '/a', true],
  ])('decides by the rules %j whether %s is allowed: %s', (rules, path, allowed) => {
    expect(allowsPath(read(`User-agent: *\n${rules}`).robots, encodePath(path))).toBe(allowed)
  })

  it('returns sitemaps from anywhere, and limits pauses', () => {
    const { robots, sitemaps } = read(
      'Sitemap: https://a.example/s.xml\nUser-agent: *\nCrawl-delay: 2.5\nDisallow: /x',
    )
    expect(sitemaps).toEqual(['https://a.example/s.xml'])
    expect(robots.delayMs).toBe(2_500)
    expect(read('User-agent: *\nCrawl-delay: 86400').robots.delayMs).toBe(10_000)
    expect(read('User-agent: *\nCrawl-delay: soon').robots.delayMs).toBe(0)
  })

  it('parses a file that is a web page, and a hundred thousand rules within the time of a test', () => {
    expect(allowsPath(read('<html><body>Not found</body></html>').robots, '/')).toBe(true)
    const { robots } = read(`User-agent: *\n${'Disallow: /*a*a*a*a*a*a*a*a*b\n'.repeat(100_000)}`)
    expect(robots.rules).toHaveLength(500)
    expect(allowsPath(robots, `/${'a'.repeat(2_000)}`)).toBe(false)
  })
})

describe('allowsPath', () => {
  it('compares a path with many rules only up to some length', () => {
    const rule = 'Disallow: /private\n'
    const allows = (rules: number, characters: number) =>
      allowsPath(read(`User-agent: *\n${rule.repeat(rules)}`).robots, `/${'a'.repeat(characters)}`)
    expect([allows(500, 900), allows(100, 2_000), allows(500, 2_000)]).toEqual([true, true, false])
  })

  it.each([
    ['/blog/*', '/blog/one', true],
    ['/blog', '/blogs', true],
    ['/blog$', '/blogs', false],
    ['*.html$', '/a/b.html', true],
    ['/a*b$', '/ab', true],
    ['/ab*b$', '/ab', false],
  ])('matches the pattern %s with %s: %s', (pattern, path, matches) =>
    expect(matchesPattern(pattern, path)).toBe(matches),
  )
})
