import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { TestTheme } from '../test/TestTheme.tsx'
import { AuthApp } from './AuthApp.tsx'

// What went wrong is reported to the server.
vi.mock('../lib/call.ts', () => ({ call: vi.fn(() => new Promise(() => {})) }))
vi.mock('./OtherAuthPage.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

it('says so where a page before a workspace does not come, and shows the others', async () => {
  // React says it too.
  vi.mocked(console.error).mockImplementation(() => {})
  history.replaceState(null, '', '/signup')
  const { unmount } = render(<AuthApp />, { wrapper: TestTheme })
  expect(await screen.findByRole('heading', { name: 'This page could not be loaded' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Load again' })).toBeTruthy()
  unmount()
  vi.mocked(console.error).mockClear()

  history.replaceState(null, '', '/login')
  render(<AuthApp />, { wrapper: TestTheme })
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy()
  expect(screen.getByText('Mara has joined')).toBeTruthy()
})
