import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { consumeFlash } from '../../../lib/browser/stored.ts'
import { TestTheme } from '../../../test/TestTheme.tsx'
import { currentUser, verifyEmail } from '../authActions.ts'
import { deleteCode, storedCode } from './codeOfLink.ts'
import { VerifyEmailPage } from './VerifyEmailPage.tsx'

vi.mock('../authActions.ts', () => ({
  afterVerification: vi.fn(() => Promise.resolve('/app')),
  currentUser: vi.fn(() => Promise.resolve(null)),
  sendVerification: vi.fn(() => Promise.resolve()),
  verifyEmail: vi.fn(() => Promise.reject(new Error('used'))),
}))

const ada = { email: 'ada@example.com', emailVerified: false, reload: () => Promise.resolve() }

let replace = vi.spyOn(location, 'replace')

beforeEach(() => {
  vi.mocked(verifyEmail).mockClear()
  replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
  deleteCode()
})

async function press() {
  render(<VerifyEmailPage />, { wrapper: TestTheme })
  const button = await screen.findByRole('button', { name: 'Confirm your email' })
  expect(verifyEmail).not.toHaveBeenCalled()
  await userEvent.setup().click(button)
}

describe('an emailed link', () => {
  it('verifies the email of the signed-in person, and only when they click the button', async () => {
    vi.mocked(currentUser).mockResolvedValue(ada as never)
    history.replaceState('?oobCode=abc', '', '/verify-email')
    await press()
    await waitFor(() => expect(verifyEmail).toHaveBeenCalledExactlyOnceWith('abc', 'ada@example.com'))
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy()
  })

  it('verifies nothing without a sign-in, and continues after one', async () => {
    vi.mocked(currentUser).mockResolvedValue(null)
    history.replaceState('?oobCode=abc', '', '/verify-email')
    await press()
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/login'))
    expect(verifyEmail).not.toHaveBeenCalled()
    expect(consumeFlash()).toBe('Sign in to confirm your email.')
    expect(storedCode()).toBe('abc')
  })
})
