import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { TestTheme } from '../../test/TestTheme.tsx'
import { verifyEmail } from './authActions.ts'
import { VerifyEmailPage } from './VerifyEmailPage.tsx'

vi.mock('./authActions.ts', () => ({
  afterVerification: vi.fn(() => Promise.resolve('/app')),
  currentUser: vi.fn(() => Promise.resolve(null)),
  verifyEmail: vi.fn(() => Promise.reject(new Error('used'))),
}))

it('a mailed link confirms an address only when somebody presses the button', async () => {
  history.replaceState('?oobCode=abc', '', '/verify-email')
  render(<VerifyEmailPage />, { wrapper: TestTheme })
  const button = await screen.findByRole('button', { name: 'Confirm your e-mail' })
  expect(verifyEmail).not.toHaveBeenCalled()
  await userEvent.setup().click(button)
  await waitFor(() => expect(verifyEmail).toHaveBeenCalledExactlyOnceWith('abc'))
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeTruthy()
})
