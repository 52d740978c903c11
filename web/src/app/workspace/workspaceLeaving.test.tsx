import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openFromWorkspaceMenu } from '../../test/findWorkspaceButton.ts'
import { setWorld } from '../../test/fakeLive.ts'
import { annsDocuments, renderApp } from '../../test/renderApp.tsx'

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))
vi.mock('../../lib/firestore/firestore.ts', () => ({ updateDocument: vi.fn() }))
vi.mock('../../lib/call.ts', () => ({ call: vi.fn(async () => ({ success: true })) }))

const page = '/app/eu/workspace'
const ann = { uid: 'ann', email: 'ann@example.com', name: '', role: 'owner', joinedAt: 1 }

// The menu loads with its first click: it is compiled before the first test's timeout starts.
beforeAll(() => import('../../features/workspaces/WorkspaceMenu.tsx'))
beforeEach(() => {
  const documents = annsDocuments(0)
  documents['eu/access/ann'] = { kind: 'user', sv: 0, disabled: false, ws: { ann: 'owner', second: 'owner' } }
  documents['eu/users/second'] = { ...(documents['eu/users/ann'] as object), workspaceName: 'Second shop' }
  documents['eu/wallets/ws_second'] = documents['eu/wallets/ws_ann']
  const team = { items: [ann], brokenIds: [] }
  const nobody = { items: [], brokenIds: [] }
  const lists = {
    'eu/users/ann/members': team,
    'eu/users/second/members': team,
    'eu/users/second/invites': nobody,
  }
  setWorld({ documents, lists })
})

describe('a workspace with an unsaved name', () => {
  it('is not left for another page without a question', async () => {
    const { user } = renderApp(page)
    await user.type(await screen.findByLabelText('Name'), ' & Sons')
    await user.click(screen.getByRole('link', { name: 'Billing' }))
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await user.click(question.getByRole('button', { name: 'Stay' }))
    expect(screen.getByLabelText('Name')).toHaveProperty('value', "Ann's workspace & Sons")
  })

  it('is not left for another workspace without a question', async () => {
    const { user } = renderApp(page)
    await user.type(await screen.findByLabelText('Name'), ' & Sons')
    await openFromWorkspaceMenu(user, /^Second shop/)
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    expect(screen.getByLabelText('Name')).toHaveProperty('value', "Ann's workspace & Sons")
    await user.click(question.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(location.pathname).toBe('/app/eu/home'))
    expect(localStorage.getItem('parley.workspace')).toBe('second')
  })
})

describe('a workspace that was deleted', () => {
  it('disappears at once, even while the list of workspaces still contains it', async () => {
    localStorage.setItem('parley.workspace', 'second')
    const { user } = renderApp(page)
    await user.click(await screen.findByRole('button', { name: 'Delete workspace' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText(/to confirm$/), 'Second shop')
    await user.click(dialog.getByRole('button', { name: 'Delete workspace' }))
    await waitFor(() => expect(location.pathname).toBe('/app/eu/home'))
    expect(await screen.findByRole('button', { name: /^Workspace Ann's workspace/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Workspace Second shop/ })).toBeNull()
  })
})
