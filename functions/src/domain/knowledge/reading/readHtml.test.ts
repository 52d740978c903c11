import { describe, expect, it } from 'vitest'
import { readHtml } from './readHtml.ts'

const words = 'We pack every lamp by hand and send it with a parcel service that comes on weekdays. '
const nav = '<nav><a href="/">Home</a> <a href="/shop">Shop</a></nav>'
const page = (body: string) =>
  Buffer.from(`<!doctype html><html><head><title>T</title></head><body>${body}</body></html>`)
const textOf = (content: Buffer, options?: Parameters<typeof readHtml>[2]) =>
  readHtml(content, 'Lamps', options)
    .map(({ text }) => text)
    .join('\n')

describe('readHtml', () => {
  it('returns a section for each heading, with the URL of its position', () => {
    const html = page(`${nav}<main><h1>Lamps</h1><p>${words.repeat(3)}</p>
      <h2 id="delivery">Delivery</h2><p>${words.repeat(3)}</p>
      <section id="care"><h2>Care</h2><p>${words.repeat(2)}</p></section>
      <h3>Twenty-four volts</h3><p>${words}</p></main>`)
    expect(readHtml(html, 'Lamps', { baseUrl: 'https://example.com/l' })).toEqual([
      { title: 'Lamps', text: words.repeat(3).trim(), url: expect.stringContaining('https://example.com/l') },
      { title: 'Lamps: Delivery', text: words.repeat(3).trim(), url: 'https://example.com/l#delivery' },
      { title: 'Lamps: Care', text: words.repeat(2).trim(), url: 'https://example.com/l#care' },
      {
        title: 'Lamps: Twenty-four volts',
        text: words.trim(),
        url: 'https://example.com/l#:~:text=Twenty%2Dfour%20volts',
      },
    ])
  })

  it('keeps tables, and splits long ones with the names of their columns', () => {
    const rows = Array.from({ length: 60 }, (_, row) => `<tr><td>Zone ${row}</td><td>${row} euros</td></tr>`)
    const text = textOf(
      page(`<main><p>${words}</p><table><tr><th>Zone</th><th>Price</th></tr>${rows.join('')}</table></main>`),
    )
    expect(text).toContain('| Zone 59 | 59 euros |')
    expect(text.match(/\| Zone \| Price \|/g)).toHaveLength(2)
  })

  it('reads a page as a whole where Readability would take one part of it', () => {
    const card = (name: string) =>
      `<div class="card"><h3>${name}</h3><p>${name} opens from nine to five.</p></div>`
    const names = ['Hall', 'Pool', 'Sauna', 'Library', 'Cellar']
    const text = textOf(page(`${nav}<div>${names.map(card).join('')}</div><footer>Imprint</footer>`))
    for (const name of names) expect(text).toContain(`${name} opens from nine to five.`)
    expect(text).not.toMatch(/Imprint|Shop/)
  })

  it('keeps the letters of words, and removes scripts and styles', () => {
    const text = textOf(
      page(`<main><p>snake_case *stars* 1. [brackets] ${words}</p><script>alert(1)</script></main>`),
    )
    expect(text).toContain('snake_case *stars* 1. [brackets]')
    expect(text).not.toContain('alert')
  })

  it.each([
    ['text/html; charset=windows-1251', '', Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2])],
    ['text/html', '<meta charset="windows-1251">', Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2])],
    ['text/html', '', Buffer.from('Привет')],
    ['text/html; charset=iso-8859-1', '', Buffer.from([0xef, 0xbb, 0xbf, ...Buffer.from('Привет')])],
    ['text/html; charset=utf-99', '', Buffer.from('Привет')],
  ])('decodes a page as %s %s', (type, meta, bytes) => {
    const start = bytes[0] === 0xef ? bytes.subarray(0, 3) : Buffer.alloc(0)
    const html = Buffer.concat([
      start,
      Buffer.from(`${meta}<p>`),
      bytes.subarray(start.length),
      Buffer.from('</p>'),
    ])
    expect(textOf(html, { type })).toBe('Привет')
  })

  it.each(['', 'plain words', '<p>One</p><h2>Two', '<title>T</title><p>x', '<html><p>No body</p></html>'])(
    'reads broken HTML: %s',
    (html) => expect(textOf(Buffer.from(html))).not.toContain('<'),
  )

  it('refuses a page of too many tags, and reads or refuses one of too deep tags within the time of a test', () => {
    expect(() => textOf(Buffer.from('<b>'.repeat(200_000)))).toThrow(/too complex/)
    try {
      textOf(Buffer.from(`${'<div>'.repeat(3_000)}deep`))
    } catch (error) {
      expect(error).toBeInstanceOf(RangeError)
    }
  })
})
