import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TestTheme } from '../../test/TestTheme.tsx'
import { Markdown } from './Markdown.tsx'

it('single tildes are signs, and two strike out, as in the widget', () => {
  render(
    <TestTheme>
      <Markdown text="~100 € here and ~200 € there, not ~~300~~" />
    </TestTheme>,
  )
  expect(screen.getByText(/~100 € here and ~200 € there/).tagName).toBe('P')
  expect(screen.getByText('300').tagName).toBe('DEL')
})
