import { beforeEach, describe, expect, it } from 'vitest'
import { render } from 'preact'
import { closeOpenMarks } from '../../extras/closeOpenMarks.ts'
import { renderMarkdown } from './markdown.tsx'

let parent: HTMLElement
beforeEach(() => (parent = document.createElement('div')))

function htmlOf(text: string): string {
  render(renderMarkdown(text), parent)
  return parent.innerHTML
}

const link = (href: string, label: string) =>
  `<a href="${href}" target="_blank" rel="noopener nofollow">${label}</a>`

describe('renderMarkdown', () => {
  it.each([
    ['a paragraph over two lines', 'one\ntwo\n\nthree', '<p>one\ntwo</p><p>three</p>'],
    [
      'bold, italic and code',
      '**b** __b__ *i* _i_ `c**c**`',
      '<p><b>b</b> <b>b</b> <i>i</i> <i>i</i> <code>c**c**</code></p>',
    ],
    [
      'bold within italic and both at once',
      '*a **b** c* ***d***',
      '<p><i>a <b>b</b> c</i> <b><i>d</i></b></p>',
    ],
    ['a heading as bold', '## Title\ntext', '<p><b>Title</b></p><p>text</p>'],
    [
      'a link',
      '[site](https://example.com/a_(b)?c=1)',
      `<p>${link('https://example.com/a_(b)?c=1', 'site')}</p>`,
    ],
    ['a bold link', '[**x**](mailto:a@b.c)', `<p>${link('mailto:a@b.c', '<b>x</b>')}</p>`],
    ['a telephone link', '[call](tel:+4930123)', `<p>${link('tel:+4930123', 'call')}</p>`],
    [
      'a bare URL without its full stop',
      'See https://example.com/a.',
      `<p>See ${link('https://example.com/a', 'https://example.com/a')}.</p>`,
    ],
    ['an escaped mark', '\\*not italic\\*', '<p>*not italic*</p>'],
    ['a code block', '```js\na < b\n\n**c**\n```\nafter', '<pre>a &lt; b\n\n**c**</pre><p>after</p>'],
    ['a bulleted list', '- a\n* b\n+ c', '<ul><li><p>a</p></li><li><p>b</p></li><li><p>c</p></li></ul>'],
    [
      'an ordered list that begins later',
      '3. c\n4. d',
      '<ol start="3"><li><p>c</p></li><li><p>d</p></li></ol>',
    ],
    [
      'a nested list',
      '1. a\n   - b\n2. c',
      '<ol start="1"><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p></li></ol>',
    ],
    ['a list with blank lines between', '- a\n\n- b', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
    ['a paragraph right before a list', 'Such as:\n- a', '<p>Such as:</p><ul><li><p>a</p></li></ul>'],
    [
      'sums and names with marks in them',
      '2*3*4 snake_case_name 5 * 6 * 7',
      '<p>2*3*4 snake_case_name 5 * 6 * 7</p>',
    ],
    // The dashboard has the same examples in its own tests.
    ...[
      'It costs ~100 € here and ~200 € there; from $148 to $19, R$ 12,29',
      '~~300~~ and 200~ there',
      'C:\\new\\table',
      'a note[^1]',
      'www.example.com and a@example.com',
    ].map((text) => ['signs that are no marks', text, `<p>${text}</p>`]),
  ])('shows %s', (_name, text, html) => expect(htmlOf(text)).toBe(html))

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](vbscript:x)',
    '[x](//evil.example)',
    '[x](java\tscript:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](\u0001javascript:alert(1))',
    '[x](file:///etc/passwd)',
  ])('renders no link for %j', (text) => {
    htmlOf(text)
    expect(parent.querySelector('a')).toBeNull()
    expect(parent.textContent).toContain('x')
  })

  it('shows HTML as plain text', () => {
    const text = '<img src=x onerror=alert(1)> <script>alert(1)</script> **<b onclick=x>b</b>**'
    htmlOf(text)
    expect([...parent.querySelectorAll('*')].map((element) => element.localName)).toEqual(['p', 'b'])
    expect(parent.textContent).toBe(text.replaceAll('**', ''))
  })

  it('shows an image as its description', () => {
    expect(htmlOf('![a cat](https://example.com/cat.png)')).toBe('<p>a cat</p>')
  })

  it('shows the URL of a link whose label is another URL', () => {
    htmlOf('[https://bank.example](https://evil.example)')
    expect([...parent.querySelectorAll('a')].map((anchor) => anchor.getAttribute('href'))).toEqual([
      'https://evil.example',
    ])
  })

  it.each([
    '*a '.repeat(4000),
    '[a'.repeat(8000),
    '**a **'.repeat(3000),
    '`a``'.repeat(4000),
    '- '.repeat(5000),
    `${'*_'.repeat(4000)}x${'_*'.repeat(4000)}`,
    '  - a\n'.repeat(3000),
  ])('renders hostile input %# within the time of a test', (text) => {
    expect(renderMarkdown(text)).toBeDefined()
  })
})

describe('an answer that is being written', () => {
  it.each([
    ['an open bold', 'This is **impor', '<p>This is <b>impor</b></p>'],
    ['a bold that has just begun', 'This is **', '<p>This is </p>'],
    ['a bold that is half closed', 'This is **bold*', '<p>This is <b>bold</b></p>'],
    ['open code', 'Run `npm i', '<p>Run <code>npm i</code></p>'],
    ['a link without its end', 'See [the guide](https://exam', '<p>See the guide</p>'],
    ['a link whose label has just begun', 'See [the gu', '<p>See the gu</p>'],
    ['an open code block', '```js\nconst a = **b', '<pre>const a = **b</pre>'],
  ])('hides unfinished marks in %s', (_name, text, html) => expect(htmlOf(closeOpenMarks(text))).toBe(html))

  it('hides unfinished bold marks and links at any length', () => {
    const text = 'A **bold** word, [a link](https://example.com) and `code`.\n\n1. **One** two'
    for (let length = 1; length <= text.length; length++) {
      htmlOf(closeOpenMarks(text.slice(0, length)))
      expect(parent.textContent).not.toMatch(/\*|`|\]\(/)
    }
  })

  it('leaves a finished answer as it is', () => {
    const text = 'All **done**, see [here](https://example.com).'
    expect(closeOpenMarks(text)).toBe(text)
  })
})
