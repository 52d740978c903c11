import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storedInvite, storeInvite } from '../../../lib/signIn/inviteMemory.ts'
import { TestTheme } from '../../../test/TestTheme.tsx'
import { InvitePage } from './InvitePage.tsx'
import { joinWorkspace, readInvite } from './inviteActions.ts'

vi.mock('./inviteActions.ts', () => ({
  joinWorkspace: vi.fn(),
  readInvite: vi.fn(),
  switchAccount: vi.fn(),
}))

const token = 'T'.repeat(43)
const workspaceId = 'someWorkspace01'
const open = { region: 'eu', workspaceName: 'Tarn & Co', state: 'open' } as const
const person = { email: 'bob@example.com', isVerified: true }

function renderPage(state: string | null = `#t=${token}`) {
  history.replaceState(state, '', `/no-auth/workspaces/${workspaceId}/invite`)
  render(<InvitePage workspaceId={workspaceId} />, { wrapper: TestTheme })
  return userEvent.setup()
}

beforeEach(() => {
  vi.mocked(readInvite)
    .mockReset()
    .mockResolvedValue({ ...open, person: null })
  vi.mocked(joinWorkspace).mockReset()
})

describe('the page of an invite', () => {
  it('without its token says so and requests nothing', () => {
    renderPage(null)
    expect(screen.getByRole('heading', { name: 'This invite link is incomplete' })).toBeTruthy()
    expect(readInvite).not.toHaveBeenCalled()
  })

  it('is kept during a sign-in, and continues afterwards', async () => {
    const user = renderPage()
    const signIn = await screen.findByRole('link', { name: 'Sign in' })
    expect(signIn.getAttribute('href')).toBe(
      `/login?redirect=${encodeURIComponent(`/no-auth/workspaces/${workspaceId}/invite`)}`,
    )
    signIn.addEventListener('click', (event) => event.preventDefault())
    await user.click(signIn)
    expect(storedInvite()).toEqual({ workspaceId, token })
  })

  it('is restored after a sign-in, in every tab that waits for it', async () => {
    storeInvite({ workspaceId, token })
    renderPage(null)
    expect(await screen.findByRole('heading', { name: 'Join Tarn & Co' })).toBeTruthy()
    expect(readInvite).toHaveBeenCalledWith({ workspaceId, token })
    expect(storedInvite()).toEqual({ workspaceId, token })
  })

  it.each([
    ['expired', 'This invite has expired'],
    ['used', 'This invite has been used'],
  ] as const)('explains what to do when it is %s', async (state, title) => {
    vi.mocked(readInvite).mockResolvedValue({ ...open, state, person })
    renderPage()
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
    expect(screen.getByText('Tarn & Co')).toBeTruthy()
    expect(storedInvite()).toBeUndefined()
  })

  it('offers another account when it is for another email', async () => {
    vi.mocked(readInvite).mockResolvedValue({ ...open, person })
    vi.mocked(joinWorkspace).mockResolvedValue({ obstacle: 'anotherAddress' })
    const user = renderPage()
    await user.click(await screen.findByRole('button', { name: 'Join workspace' }))
    expect(await screen.findByText(/was sent to another email address/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Use another account' })).toBeTruthy()
  })

  it('to a full workspace can be retried', async () => {
    vi.mocked(readInvite).mockResolvedValue({ ...open, person })
    vi.mocked(joinWorkspace).mockResolvedValue({ obstacle: 'noSeat' })
    const user = renderPage()
    await user.click(await screen.findByRole('button', { name: 'Join workspace' }))
    expect((await screen.findByRole('alert')).textContent).toContain('does not have enough seats')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it('waits for an unverified email', async () => {
    vi.mocked(readInvite).mockResolvedValue({ ...open, person: { ...person, isVerified: false } })
    renderPage()
    expect((await screen.findByRole('link', { name: 'Confirm your email' })).getAttribute('href')).toBe(
      '/verify-email',
    )
  })
})
