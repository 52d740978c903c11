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

describe('the text of an answer in the inbox', () => {
  it.each([
    'It costs ~100 € here and ~200 € there; from $148 to $19, R$ 12,29',
    '~~300~~ and 200~ there',
    '5 * 3 * 2, 5*3*2 and snake_case_name',
    'C:\\new\\table',
    '&copy; and &amp;',
    'a note[^1]',
  ])('shows %s as the widget does, letter for letter', (text) => {
    const shown = show(text)
    expect(shown.textContent).toBe(text)
    expect(shown.querySelectorAll('del, em, a, sup')).toHaveLength(0)
  })

  it('shows an image as its description, and indented words not as code', () => {
    expect(show('![a desk](https://example.com/desk.png)').textContent).toBe('a desk')
    expect(show('    four spaces').querySelector('code')).toBeNull()
  })

  it('shows words italic and bold where the widget does', () => {
    const shown = show('*one* **two** _three_ and *four*.')
    expect([...shown.querySelectorAll('em, strong')].map(({ textContent }) => textContent)).toEqual([
      'one',
      'two',
      'three',
      'four',
    ])
  })
})
