import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { minuteMs } from '@parley/functions/shared/durations'
import { writeEnding } from '../../../lib/browser/stored.ts'
import { TestTheme } from '../../../test/TestTheme.tsx'
import { signIn } from '../authActions.ts'
import { SignInPage } from './SignInPage.tsx'

vi.mock('../authActions.ts', () => ({ signIn: vi.fn() }))

describe('signing in', () => {
  it('reports missing values at their fields, and requests nothing', async () => {
    const user = userEvent.setup()
    render(<SignInPage />, { wrapper: TestTheme })
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Enter your email address.')).toBeTruthy()
    expect(screen.getByText('Enter your password.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
    expect(signIn).not.toHaveBeenCalled()
  })

  it('focuses a missing password', async () => {
    const user = userEvent.setup()
    render(<SignInPage />, { wrapper: TestTheme })
    await user.type(screen.getByLabelText('Email'), 'ann@example.com')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Password'))
    await user.keyboard('secret')
    expect(screen.queryByText('Enter your password.')).toBeNull()
  })

  it("shows the server's refusal at its field, and keeps the input", async () => {
    vi.mocked(signIn).mockRejectedValue(Object.assign(new Error('x'), { code: 'auth/invalid-email' }))
    const user = userEvent.setup()
    render(<SignInPage />, { wrapper: TestTheme })
    await user.type(screen.getByLabelText('Email'), 'ann@example')
    await user.type(screen.getByLabelText('Password'), 'secret{Enter}')
    const email = screen.getByLabelText('Email')
    await waitFor(() => expect(document.activeElement).toBe(email))
    expect(email.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Enter a valid email address.')).toBeTruthy()
    expect(email).toHaveProperty('value', 'ann@example')
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'secret')
  })

  it('requests once, however often Enter is pressed', async () => {
    vi.mocked(signIn)
      .mockReset()
      .mockReturnValue(new Promise(() => {}))
    const user = userEvent.setup()
    render(<SignInPage />, { wrapper: TestTheme })
    await user.type(screen.getByLabelText('Email'), 'ann@example.com')
    await user.type(screen.getByLabelText('Password'), 'secret{Enter}{Enter}{Enter}')
    await waitFor(() => expect(signIn).toHaveBeenCalled())
    expect(signIn).toHaveBeenCalledOnce()
  })

  it('keeps showing why the last session was ended', async () => {
    vi.useFakeTimers()
    writeEnding('You were signed out: sign in again.')
    render(<SignInPage />, { wrapper: TestTheme })
    await act(() => vi.advanceTimersByTimeAsync(minuteMs))
    vi.useRealTimers()
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent)
    expect(alerts).toContain('You were signed out: sign in again.')
  })

  it('shows the same error for a wrong password and an unknown email', async () => {
    vi.mocked(signIn).mockRejectedValue(Object.assign(new Error('x'), { code: 'auth/user-not-found' }))
    const user = userEvent.setup()
    render(<SignInPage />, { wrapper: TestTheme })
    await user.type(screen.getByLabelText('Email'), 'ann@example.com')
    await user.type(screen.getByLabelText('Password'), 'wrong')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByText('That email or password isn’t right.')).toBeTruthy()
  })
})
