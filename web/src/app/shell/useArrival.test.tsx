import { render, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { useDocumentTitle } from '../../lib/navigation/useDocumentTitle.ts'
import { useArrival } from './useArrival.ts'

interface FrameProps {
  page: string
  part?: string
  isLoading?: boolean
}

function Frame({ page, part = '', isLoading = false }: FrameProps) {
  useDocumentTitle(page)
  const main = useRef<HTMLElement>(null)
  const announced = useArrival(main, { page, part })
  return (
    <>
      <a href="#second">Second page</a>
      <input aria-label="Search" />
      <iframe title="Test chat" />
      {/* As Mantine draws it. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <section role="dialog" aria-label="New Agent" tabIndex={-1} />
      <button type="button">Menu</button>
      <output>{announced}</output>
      <main ref={main}>{!isLoading && <h1>{page}</h1>}</main>
    </>
  )
}

let rerender: (frame: React.ReactElement) => void

beforeEach(() => {
  rerender = render(<Frame page="First" />).rerender
})

const findAnnounced = (page: string) =>
  waitFor(() => expect(document.querySelector('output')?.textContent).toBe(page))

describe('useArrival', () => {
  it('moves the focus of a followed link to the heading of the page', async () => {
    screen.getByRole('link').focus()
    rerender(<Frame page="Second" />)
    await findAnnounced('Second')
    expect(document.activeElement).toBe(screen.getByRole('heading'))
  })

  it.each([
    ['a text field', () => screen.getByLabelText('Search')],
    ['the test chat', () => screen.getByTitle('Test chat')],
    ['a dialog', () => screen.getByRole('dialog')],
  ])('leaves the focus in %s', async (_name, find) => {
    find().focus()
    rerender(<Frame page="Second" />)
    await findAnnounced('Second')
    expect(document.activeElement).toBe(find())
  })

  it('leaves a focus that has moved while the page was loading', async () => {
    screen.getByRole('link').focus()
    rerender(<Frame page="Second" isLoading />)
    screen.getByRole('button').focus()
    rerender(<Frame page="Second" />)
    await findAnnounced('Second')
    expect(document.activeElement).toBe(screen.getByRole('button'))
  })

  it('leaves the focus while the page stays the same', () => {
    screen.getByRole('link').focus()
    rerender(<Frame page="First" />)
    expect(document.activeElement).toBe(screen.getByRole('link'))
  })
})
