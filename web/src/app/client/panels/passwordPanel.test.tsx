import { clientSchema } from '@parley/functions/shared/agencies/client'
import { organisationSchema } from '@parley/functions/shared/agencies/organisation'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { CallError } from '../../../lib/errors.ts'
import { endSession } from '../../../lib/session/signOut.ts'
import { answerCalls } from '../../../test/answerCalls.ts'
import { TestTheme } from '../../../test/TestTheme.tsx'
import { ClientContext } from '../ClientContext.ts'
import { PasswordPanel } from './PasswordPanel.tsx'

vi.mock('../../../lib/call.ts', () => ({ call: vi.fn() }))
vi.mock('../../../lib/session/signOut.ts', () => ({ announceEnding: vi.fn(), endSession: vi.fn() }))

const base = { agencyId: 'agency1', createdAt: 1, lastModified: 1 }
const organisation = organisationSchema.parse({ ...base, ID: 'org1', ownerID: 'ann', name: 'Harbour' })
const client = clientSchema.parse({
  ...base,
  ID: 'client1',
  email: 'cleo@harbour.example',
  name: 'Cleo',
  orgId: 'org1',
  wsId: 'ann',
  canAccess: [],
  clientTabOrder: [],
})

function open(changeOwnPassword: unknown) {
  const sent: unknown[] = []
  answerCalls({
    changeOwnPassword: (input: unknown) => {
      sent.push(input)
      return changeOwnPassword
    },
  })
  const value = { region: 'eu', organisation, client, agents: [], hasBilling: false } as const
  const element = (
    <ClientContext value={value}>
      <PasswordPanel onClose={() => {}} />
    </ClientContext>
  )
  render(
    <TestTheme>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </TestTheme>,
  )
  return { user: userEvent.setup(), sent }
}

describe("the panel of a client's password", () => {
  it("sets the client's own password, and signs in again with it", async () => {
    const { user, sent } = open({ success: true })
    await user.type(await screen.findByLabelText('Current password'), 'the-old-password')
    await user.type(screen.getByLabelText('New password'), 'short')
    await user.click(screen.getByRole('button', { name: 'Change password' }))
    expect(await screen.findByText('Please choose a password of at least 10 characters.')).toBeTruthy()
    expect(sent).toEqual([])
    await user.type(screen.getByLabelText('New password'), '-but-long-enough')
    await user.click(screen.getByRole('button', { name: 'Change password' }))
    await waitFor(() =>
      expect(endSession).toHaveBeenCalledWith('Your password was changed. Sign in with it.'),
    )
    expect(sent).toEqual([{ region: 'eu', current: 'the-old-password', password: 'short-but-long-enough' }])
  })

  it('shows a wrong present password at its field, and loses nothing typed', async () => {
    const wrong = 'Password is incorrect please try again.'
    const { user } = open(new CallError('invalid-argument', wrong, { current: wrong }))
    await user.type(await screen.findByLabelText('Current password'), 'guess')
    await user.type(screen.getByLabelText('New password'), 'my-own-password')
    await user.click(screen.getByRole('button', { name: 'Change password' }))
    expect(await screen.findByText(wrong)).toBeTruthy()
    expect(screen.getByLabelText('New password')).toHaveProperty('value', 'my-own-password')
  })
})
