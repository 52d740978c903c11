import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { TestTheme } from '../../../test/TestTheme.tsx'
import { signUp } from '../authActions.ts'
import { SignUpPage } from './SignUpPage.tsx'

vi.mock('../authActions.ts', () => ({ signUp: vi.fn() }))

function renderPage() {
  render(<SignUpPage />, { wrapper: TestTheme })
  return userEvent.setup()
}

const submit = () => screen.getByRole('button', { name: 'Create account' })

async function fill(user: ReturnType<typeof renderPage>) {
  await user.click(screen.getByRole('radio', { name: /^Europe/ }))
  await user.type(screen.getByLabelText('Your name'), 'Ann')
  await user.type(screen.getByLabelText('Name of your workspace'), 'Tarn')
  await user.type(screen.getByLabelText('Email'), 'ann@example.com')
  await user.type(screen.getByLabelText('Password'), 'a-long-password')
}

describe('signing up', () => {
  it('focuses the first missing field', async () => {
    const user = renderPage()
    await user.click(submit())
    expect(document.activeElement).toBe(screen.getByLabelText('Your name'))
    expect(signUp).not.toHaveBeenCalled()
  })

  it('selects no region in advance, and reports a missing one', async () => {
    const user = renderPage()
    expect(screen.queryAllByRole('radio', { checked: true })).toHaveLength(0)
    await user.click(submit())
    expect(screen.getByText('Choose a region to continue.')).toBeTruthy()
  })

  it('reports at the email that it already has an account', async () => {
    vi.mocked(signUp).mockRejectedValue(Object.assign(new Error('x'), { code: 'auth/email-already-in-use' }))
    const user = renderPage()
    await fill(user)
    await user.click(submit())
    const email = screen.getByLabelText('Email')
    await waitFor(() => expect(document.activeElement).toBe(email))
    expect(email.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(/^There’s already an account with this email/)).toBeTruthy()
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'a-long-password')
  })
})
