import { screen, waitFor, within } from '@testing-library/react'
import { reauthenticateWithCredential, reauthenticateWithPopup } from 'firebase/auth'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { minuteMs } from '@parley/functions/shared/durations'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/errors.ts'
import { auth } from '../../lib/firebase.ts'
import { setWorld } from '../../test/fakeLive.ts'
import { annsDocuments, renderApp } from '../../test/renderApp.tsx'

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))
vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))
vi.mock('../../lib/firebase.ts', () => ({ app: {}, auth: { currentUser: null } }))
vi.mock('firebase/auth', async (original) => ({
  ...(await original<object>()),
  reauthenticateWithCredential: vi.fn(),
  reauthenticateWithPopup: vi.fn(),
}))

const ann = { uid: 'ann', email: 'ann@example.com', name: '', role: 'owner', joinedAt: 1 }
const refused = new CallError('failed-precondition', 'Please sign in again first.', {}, 'signInFirst')

/** Signs Ann in by a provider some minutes ago, with a secret that exists or not. */
function setAnn(minutesAgo: number, { provider = 'password', secretMadeAt = 1 } = {}) {
  const authTime = () => new Date(Date.now() - minutesAgo * minuteMs).toISOString()
  const currentUser = {
    email: 'ann@example.com',
    providerData: [{ providerId: provider }],
    getIdTokenResult: async () => ({ authTime: authTime() }),
    getIdToken: async () => 'token',
  }
  Object.assign(auth, { currentUser })
  const documents = annsDocuments(0)
  setWorld({
    documents: {
      ...documents,
      'eu/users/ann': Object.assign(documents['eu/users/ann'] ?? {}, { secretMadeAt }),
    },
    lists: { 'eu/users/ann/members': { items: [ann], brokenIds: [] } },
  })
}

async function openQuestion() {
  const { user } = renderApp('/app/eu/workspace')
  await user.click(await screen.findByRole('button', { name: 'Create a new secret' }))
  return { user, dialog: within(await screen.findByRole('dialog')) }
}

beforeEach(() => {
  vi.mocked(call).mockReset()
  vi.mocked(reauthenticateWithCredential).mockReset()
  vi.mocked(reauthenticateWithPopup).mockReset()
})

describe('confirmPerson', () => {
  it('renews a key in the dialog that asks for the password, also after a wrong one', async () => {
    setAnn(11)
    vi.mocked(call).mockResolvedValue({ secret: 'wsk_new' })
    vi.mocked(reauthenticateWithCredential)
      .mockRejectedValueOnce(Object.assign(new Error('No'), { code: 'auth/wrong-password' }))
      .mockResolvedValueOnce({} as never)
    const { user, dialog } = await openQuestion()
    await user.click(dialog.getByRole('button', { name: 'Create a new secret' }))
    const password = await dialog.findByLabelText('Your password')
    await waitFor(() => expect(document.activeElement).toBe(password))
    await user.keyboard('{Enter}')
    expect(await dialog.findByText('Enter your password.')).toBeTruthy()
    await user.type(password, 'wrong{Enter}')
    expect(await dialog.findByText('That password isn’t right.')).toBeTruthy()
    expect(password).toHaveProperty('value', 'wrong')
    expect(call).not.toHaveBeenCalled()
    await user.clear(password)
    await user.type(password, 'right{Enter}')
    expect(await screen.findByText('wsk_new')).toBeTruthy()
    expect(call).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('asks nothing after a recent sign-in', async () => {
    setAnn(1)
    vi.mocked(call).mockResolvedValue({ secret: 'wsk_new' })
    const { user, dialog } = await openQuestion()
    await user.click(dialog.getByRole('button', { name: 'Create a new secret' }))
    expect(await screen.findByText('wsk_new')).toBeTruthy()
    expect(reauthenticateWithCredential).not.toHaveBeenCalled()
  })

  it('renews a sign-in in the dialog that the server finds too old, whatever the browser’s clock says', async () => {
    setAnn(1)
    vi.mocked(call).mockRejectedValueOnce(refused).mockResolvedValueOnce({ secret: 'wsk_new' })
    const { user, dialog } = await openQuestion()
    await user.click(dialog.getByRole('button', { name: 'Create a new secret' }))
    await user.type(await dialog.findByLabelText('Your password'), 'right{Enter}')
    expect(await screen.findByText('wsk_new')).toBeTruthy()
    expect(reauthenticateWithCredential).toHaveBeenCalledTimes(1)
  })

  it('confirms a person without a password with Google, and shows an error of the window in the dialog', async () => {
    setAnn(11, { provider: 'google.com' })
    vi.mocked(call).mockResolvedValue({ secret: 'wsk_new' })
    vi.mocked(reauthenticateWithPopup).mockRejectedValueOnce(
      Object.assign(new Error('Closed'), { code: 'auth/popup-closed-by-user' }),
    )
    const { user, dialog } = await openQuestion()
    const make = dialog.getByRole('button', { name: 'Create a new secret' })
    await user.click(make)
    expect(await dialog.findByText('The Google window was closed before you signed in.')).toBeTruthy()
    await user.click(make)
    expect(await screen.findByText('wsk_new')).toBeTruthy()
    expect(reauthenticateWithPopup).toHaveBeenCalledTimes(2)
  })

  it('asks for the password when a first secret or a signing key is refused, which need no question', async () => {
    setAnn(11, { secretMadeAt: 0 })
    vi.mocked(call).mockRejectedValueOnce(refused).mockResolvedValueOnce({ secret: 'wsk_new' })
    const { user } = renderApp('/app/eu/workspace')
    await user.click(await screen.findByRole('button', { name: 'Create a secret' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Create a secret' }))
    await user.type(await dialog.findByLabelText('Your password'), 'right{Enter}')
    expect(await screen.findByText('wsk_new')).toBeTruthy()
    expect(call).toHaveBeenCalledTimes(2)
  })
})
