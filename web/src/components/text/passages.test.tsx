import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { Passages } from './Passages.tsx'

const passage = { id: 's-1', title: 'Returns', text: 'Within 30 days.', path: '/app/eu/agents/a/kb/s' }

function linkOf(url: string | undefined, path: string) {
  render(
    <MemoryRouter>
      <Passages sources={[{ ...passage, url, path }]} />
    </MemoryRouter>,
  )
  return screen.queryByRole('link', { name: 'Returns' })
}

describe('Passages', () => {
  it('links to the page on the web, in a tab of its own', () => {
    const link = linkOf('https://shop.example/returns#days', passage.path)
    expect(link?.getAttribute('href')).toBe('https://shop.example/returns#days')
    expect(link?.getAttribute('target')).toBe('_blank')
    expect(link?.getAttribute('rel')).toContain('noopener')
  })

  it('links to its source in the dashboard when it has no page on the web', () => {
    expect(linkOf(undefined, passage.path)?.getAttribute('href')).toBe(passage.path)
  })

  it.each(['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', '/returns', ''])(
    'opens nothing for “%s”',
    (url) => {
      render(
        <MemoryRouter>
          <Passages sources={[{ id: 's-1', title: 'Returns', text: '', url }]} />
        </MemoryRouter>,
      )
      expect(screen.queryByRole('link')).toBeNull()
    },
  )

  it('marks the words of the answer', () => {
    render(
      <MemoryRouter>
        <Passages
          sources={[{ id: 's-1', title: 'Returns', text: 'Return it within 30 days, unused.' }]}
          answer="You can return unused goods for 30 days."
        />
      </MemoryRouter>,
    )
    const marked = [...document.querySelectorAll('mark')].map((mark) => mark.textContent)
    expect(marked).toEqual(['Return', '30', 'unused'])
  })
})
