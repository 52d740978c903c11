import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { TestTheme } from '../test/TestTheme.tsx'
import { AuthApp } from './AuthApp.tsx'

// Errors are reported to the server.
vi.mock('../lib/call.ts', () => ({ call: vi.fn(() => new Promise(() => {})) }))
vi.mock('./OtherAuthPage.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

describe('AuthApp', () => {
  it('reports a page before a workspace that does not load, and shows the others', async () => {
    // React logs it too.
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
})
