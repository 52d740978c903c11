import { describe, expect, it } from 'vitest'
import { readPage } from './readPage.ts'

const url = 'https://example.com/shop/lamps'
const words = 'Every lamp is made to order and leaves our house within three weeks of that. '.repeat(5)
const read = (html: string, type = 'text/html') =>
  readPage({ url, type, bytes: html.length }, Buffer.from(html), 'OurBot')

describe('readPage', () => {
  it('returns links without nofollow, and the canonical URL', () => {
    const page = read(`<title>Lamps</title><link rel="canonical" href="/lamps"><p>${words}</p>
      <a href="desk#top">Desk</a><a href="desk">Desk</a><a href="/x" rel="nofollow ugc">X</a>
      <a href="mailto:a@b.c">Mail</a><a href="javascript:x()">Script</a><a href="//other.example/">Other</a>`)
    expect(page).toMatchObject({
      title: 'Lamps',
      canonical: 'https://example.com/lamps',
      links: ['https://example.com/shop/desk', 'https://other.example/'],
      isNoIndex: false,
    })
  })

  it("resolves links against the page's base", () => {
    expect(read(`<base href="/base/"><p>${words}<a href="a">A</a>`)).toMatchObject({
      links: ['https://example.com/base/a'],
      canonical: '',
    })
  })

  it.each([
    ['robots', 'NoIndex, follow', true, 1],
    ['OURBOT', 'noindex', true, 1],
    ['otherbot', 'noindex', false, 1],
    ['robots', 'none', true, 0],
    ['robots', 'nofollow', false, 0],
  ])("follows the page's instructions for %s: %s", (name, content, isNoIndex, links) => {
    const page = read(`<meta name="${name}" content="${content}"><p>${words}<a href="/a">A</a>`)
    expect([page.isNoIndex, page.links.length]).toEqual([isNoIndex, links])
  })

  it.each([
    '<div id="root"></div><script src="/a.js"></script>',
    '<noscript>You need to enable JavaScript to run this app.</noscript><div>Loading</div><script src="/a.js"></script>',
    '<script>document.write("Hello")</script>',
  ])('reports a page that scripts still have to write: %s', (body) =>
    expect(read(`<title>Shop</title>${body}`).problem).toBe('needsJavaScript'),
  )

  it('reads a short page with a script', () => {
    expect(
      read('<h1>Closed</h1><p>We are on holiday until May.</p><script>count()</script>').problem,
    ).toBeUndefined()
  })

  it('reports a page without words as empty', () => {
    expect(read('<img src="a.png">').problem).toBe('empty')
  })

  it('reports a page that breaks the parser as unreadable', () => {
    expect(read('<b>'.repeat(200_000)).problem).toBe('unreadable')
  })

  it('reads plain text unchanged', () => {
    expect(read('Opening hours\n\nNine to five.', 'text/plain; charset=utf-8')).toMatchObject({
      title: 'lamps',
      sections: [{ text: 'Opening hours\n\nNine to five.', url }],
    })
  })

  it('reads plain text at a URL in another encoding than UTF-8', () => {
    const latin = { url: 'https://example.com/caf%E9.txt', type: 'text/plain', bytes: 9 }
    expect(readPage(latin, Buffer.from('Open daily'), 'OurBot')).toMatchObject({ title: 'caf%E9.txt' })
  })

  it('reads a page whose long heading has an emoji where it is cut', () => {
    const page = read(`<h1>Lamps</h1><p>${words}</p><h2>${'a'.repeat(79)}🙂 lamps</h2><p>${words}</p>`)
    expect(page.problem).toBeUndefined()
    expect(page.sections.map(({ title }) => title).join()).toContain('🙂 lamps')
  })
})
