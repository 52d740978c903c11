import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { TestTheme } from '../../test/TestTheme.tsx'
import { Markdown } from './Markdown.tsx'

function show(text: string): Element {
  const { container } = render(
    <TestTheme>
      <Markdown text={text} />
    </TestTheme>,
  )
  return container.querySelector('[dir]')!
}

describe('an answer in the inbox has the letters that the visitor sees in the widget', () => {
  it.each([
    'It costs ~100 € here and ~200 € there; from $148 to $19, R$ 12,29',
    '~~300~~ and 200~ there',
    '5 * 3 * 2, 5*3*2 and snake_case_name',
    'C:\\new\\table',
    '&copy; and &amp;',
    'a note[^1]',
  ])('%s', (text) => {
    const shown = show(text)
    expect(shown.textContent).toBe(text)
    expect(shown.querySelectorAll('del, em, a, sup')).toHaveLength(0)
  })

  it('an image is its description, and indented words are no code', () => {
    expect(show('![a desk](https://example.com/desk.png)').textContent).toBe('a desk')
    expect(show('    four spaces').querySelector('code')).toBeNull()
  })

  it('words are italic and bold where they are in the widget', () => {
    const shown = show('*one* **two** _three_ and *four*.')
    expect([...shown.querySelectorAll('em, strong')].map(({ textContent }) => textContent)).toEqual([
      'one',
      'two',
      'three',
      'four',
    ])
  })
})
