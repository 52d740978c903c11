import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/errors.ts'
import { openFromWorkspaceMenu } from '../../test/findWorkspaceButton.ts'
import { setWorld } from '../../test/fakeLive.ts'
import { annsDocuments, renderApp } from '../../test/renderApp.tsx'

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))
vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))

const page = '/app/eu/workspace'
const ann = { uid: 'ann', email: 'ann@example.com', name: '', role: 'owner', joinedAt: 1 }

// The menu loads with its first click: it is compiled before the first test's timeout starts.
beforeAll(() => import('../../features/workspaces/WorkspaceMenu.tsx'))

async function openNewWorkspace(user: ReturnType<typeof renderApp>['user']) {
  await openFromWorkspaceMenu(user, '+ New Workspace')
}

beforeEach(() => {
  vi.mocked(call).mockReset()
  setWorld({
    documents: annsDocuments(0),
    lists: { 'eu/users/ann/members': { items: [ann], brokenIds: [] } },
  })
})

describe('a new workspace', () => {
  it('is created with a name, in a region, and shows its secret only once', async () => {
    vi.mocked(call).mockResolvedValue({ workspaceId: 'secondWorkspace', secret: 'vg_first' })
    const { user } = renderApp('/app/eu/agents')
    await openNewWorkspace(user)
    const dialog = within(await screen.findByRole('dialog', { name: 'New workspace' }))
    await user.click(dialog.getByRole('button', { name: 'Create workspace' }))
    expect(await dialog.findByText('Please enter a workspace name.')).toBeTruthy()
    await user.type(dialog.getByLabelText('Name'), 'Second')
    await user.click(dialog.getByRole('button', { name: 'Create workspace' }))
    expect(call).toHaveBeenCalledWith(
      'createWorkspace',
      expect.objectContaining({ region: 'eu', workspaceName: 'Second' }),
      'eu',
    )
    const ready = within(await screen.findByRole('dialog', { name: 'Your workspace is ready' }))
    expect(ready.getByText('vg_first')).toBeTruthy()
    await user.click(ready.getByRole('button', { name: 'Open workspace' }))
    await user.click(await screen.findByRole('button', { name: 'Close anyway' }))
    expect(screen.queryByText('vg_first')).toBeNull()
    expect(localStorage.getItem('parley.workspace')).toBe('secondWorkspace')
  })
})

describe('the secret of a new workspace', () => {
  async function makeWorkspace(secret?: string) {
    vi.mocked(call).mockResolvedValue({ workspaceId: 'secondWorkspace', ...(secret && { secret }) })
    const { user } = renderApp('/app/eu/agents')
    await openNewWorkspace(user)
    await user.type(await screen.findByLabelText('Name'), 'Second{Enter}')
    const ready = within(await screen.findByRole('dialog', { name: 'Your workspace is ready' }))
    return { user, ready }
  }

  it('stays open on another Enter, and closes by Escape only after a question', async () => {
    const { user, ready } = await makeWorkspace('vg_first')
    expect(await screen.findByText('+ New Workspace: “Second” was made.')).toBeTruthy()
    const copy = ready.getByRole('button', { name: 'Copy secret' })
    await waitFor(() => expect(document.activeElement).toBe(copy))
    await user.keyboard('{Escape}')
    const question = within(await screen.findByRole('dialog', { name: 'Close without the secret?' }))
    expect(question.getByText('You haven’t copied the secret. It can’t be shown again.')).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Keep' }))
    expect(screen.getByText('vg_first')).toBeTruthy()
    await user.click(ready.getByRole('button', { name: 'Close' }))
    await user.click(await screen.findByRole('button', { name: 'Close anyway' }))
    await waitFor(() => expect(screen.queryByText('vg_first')).toBeNull())
  })

  it('lets the dialog close at once when it was copied', async () => {
    const { user, ready } = await makeWorkspace('vg_first')
    await user.click(ready.getByRole('button', { name: 'Copy secret' }))
    await ready.findByRole('button', { name: 'Copied' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('vg_first')).toBeNull())
  })

  it('explains how to create a new one where it is not shown', async () => {
    const { ready } = await makeWorkspace()
    expect(ready.getByText(/^The workspace was created\. Its secret isn’t shown here/)).toBeTruthy()
  })
})

describe('the secret for billing calls', () => {
  it('is protected by a question when the page is left, until it was copied', async () => {
    vi.mocked(call).mockResolvedValue({ secret: 'wsk_new' })
    const { user } = renderApp(page)
    await user.click(await screen.findByRole('button', { name: 'Create a secret' }))
    await screen.findByText('wsk_new')
    await user.click(screen.getByRole('link', { name: 'Billing' }))
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await user.click(question.getByRole('button', { name: 'Stay' }))
    await user.click(screen.getByRole('button', { name: 'Copy secret' }))
    await screen.findByRole('button', { name: 'Copied' })
    await user.click(screen.getByRole('link', { name: 'Billing' }))
    await waitFor(() => expect(location.pathname).toBe('/app/eu/billing'))
  })

  it('is created once for several clicks, and a failure shows its reason', async () => {
    let refuse = (_error: Error) => {}
    vi.mocked(call)
      .mockReturnValueOnce(new Promise((_resolve, reject) => (refuse = reject)))
      .mockResolvedValueOnce({ secret: 'wsk_new' })
    const { user } = renderApp(page)
    const make = await screen.findByRole('button', { name: 'Create a secret' })
    await user.dblClick(make)
    expect(call).toHaveBeenCalledTimes(1)
    refuse(new CallError('unavailable', 'No server today.'))
    expect(await screen.findByText('No server today.')).toBeTruthy()
    await user.click(make)
    expect(await screen.findByText('wsk_new')).toBeTruthy()
    expect(screen.queryByText('No server today.')).toBeNull()
  })
})

describe('the own name', () => {
  async function openName() {
    const { user } = renderApp('/app/eu/agents')
    await openFromWorkspaceMenu(user, 'Your name')
    return within(await screen.findByRole('dialog', { name: 'Your name' }))
  }

  it('cannot be saved before it is loaded, which would clear it', async () => {
    setWorld({
      documents: { ...annsDocuments(0), 'eu/users/ann/members/ann': new Promise(() => {}) },
      lists: {},
    })
    const dialog = await openName()
    expect(dialog.queryByRole('button', { name: 'Save name' })).toBeNull()
  })

  it('is shown in its field', async () => {
    setWorld({
      documents: { ...annsDocuments(0), 'eu/users/ann/members/ann': { ...ann, name: 'Ann' } },
      lists: {},
    })
    expect((await openName()).getByLabelText('Name')).toHaveProperty('value', 'Ann')
  })
})
