import { describe, expect, it } from 'vitest'
import { scanPage, textOfParts } from './scanPage.ts'

const textOf = (html: string) => textOfParts(scanPage(html))

describe('scanPage', () => {
  it('returns headings, texts, links and pictures in their order', () => {
    const page =
      '<h2>One</h2><p>Two <a href=/three>three</a></p><img alt="Four" src=\'four.png\'><frame src="five">'
    expect(scanPage(page)).toEqual([
      { kind: 'heading', text: 'One', url: '' },
      { kind: 'link', text: 'three', url: '/three' },
      { kind: 'text', text: 'Two three', url: '' },
      { kind: 'image', text: '<img alt="Four" src=\'four.png\'>', url: 'four.png' },
      { kind: 'frame', text: '', url: 'five' },
    ])
  })

  it('leaves out scripts, comments, and what surrounds the content', () => {
    expect(
      textOf(
        '<!doctype html><nav><p>Menu</p></nav><!-- no --><SCRIPT>if (1 < 2) "<p>no</p>"</SCRIPT>Yes &amp; &#252;' +
          '<div id="cookie-note"><div>no</div>no</div><p>more</p><footer>no</footer>',
      ),
    ).toBe('Yes & ü\nmore')
  })

  it('reads a page whose body has a class about consent', () => {
    expect(textOf('<body class="no-cookie-consent"><p>Yes</p></body>')).toBe('Yes')
  })

  it.each(['<a href=', '<script>', '<!--', '<div class="cookie">', '</', '<p ', '<', '&#x41;'])(
    'reads 300 kB of %s fast',
    (piece) => {
      const html = piece.repeat(Math.ceil(300_000 / piece.length))
      expect(scanPage(html).length).toBeLessThanOrEqual(5_001)
    },
  )
})
