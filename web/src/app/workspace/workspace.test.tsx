import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dayMs } from '@parley/functions/shared/durations'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/errors.ts'
import { updateDocument } from '../../lib/firestore/firestore.ts'
import { setWorld } from '../../test/fakeLive.ts'
import { annsDocuments, renderApp } from '../../test/renderApp.tsx'

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))
vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))
vi.mock('../../lib/firestore/firestore.ts', () => ({ updateDocument: vi.fn() }))

const page = '/app/eu/workspace'
const ann = { uid: 'ann', email: 'ann@example.com', name: '', role: 'owner', joinedAt: 1 }
const mel = { uid: 'mel', email: 'mel@example.com', name: 'Mel Brook', role: 'member', joinedAt: 2 }
const invite = { ID: 'invite1', email: 'bob@example.com', by: 'ann', at: 1, expires: Date.now() + dayMs }

interface World {
  members?: object[]
  invites?: object[]
  /** Changes of the workspace's own document. */
  workspace?: object
  id?: string
}

/** Sets up Ann's workspace, or another one of hers, with its members. */
function setTeam({ members = [ann], invites = [], workspace = {}, id = 'ann' }: World = {}) {
  const documents = annsDocuments(0)
  const role = (members as { uid: string; role: string }[]).find(({ uid }) => uid === 'ann')?.role ?? 'member'
  documents['eu/access/ann'] = { kind: 'user', sv: 0, disabled: false, ws: { [id]: role } }
  documents[`eu/users/${id}`] = { ...(documents['eu/users/ann'] as object), uid: id, ...workspace }
  documents[`eu/wallets/ws_${id}`] = documents['eu/wallets/ws_ann']
  setWorld({
    documents,
    lists: {
      [`eu/users/${id}/members`]: { items: members, brokenIds: [] },
      [`eu/users/${id}/invites`]: { items: invites, brokenIds: [] },
    },
  })
}

beforeEach(() => {
  vi.mocked(call).mockReset()
  vi.mocked(updateDocument).mockReset()
  setTeam()
})

describe('the workspace page', () => {
  it('saves name and picture, and requires a name', async () => {
    const { user } = renderApp(page)
    const name = await screen.findByLabelText('Name')
    const save = screen.getByRole('button', { name: 'Save workspace' })
    expect(save).toHaveProperty('disabled', true)
    await user.clear(name)
    await user.click(save)
    expect(await screen.findByText('Please enter a workspace name.')).toBeTruthy()
    await user.type(name, 'Tarn & Co')
    await user.type(screen.getByLabelText('Picture URL'), 'http://pictures.example/a.png')
    await user.click(save)
    expect(await screen.findByText(/begins with https/)).toBeTruthy()
    expect(updateDocument).not.toHaveBeenCalled()
    await user.clear(screen.getByLabelText('Picture URL'))
    await user.click(save)
    expect(await screen.findByText('Successfully saved workspace data.')).toBeTruthy()
    expect(vi.mocked(updateDocument).mock.calls[0]).toEqual([
      { region: 'eu', path: 'users/ann' },
      expect.objectContaining({ workspaceName: 'Tarn & Co', workspacePhotoURL: '' }),
    ])
  })

  it('keeps its input when it cannot be saved', async () => {
    vi.mocked(updateDocument).mockRejectedValue(new Error('offline'))
    const { user } = renderApp(page)
    await user.type(await screen.findByLabelText('Name'), ' & Sons')
    await user.click(screen.getByRole('button', { name: 'Save workspace' }))
    expect(await screen.findByText('Failed to save workspace.')).toBeTruthy()
    expect(screen.getByLabelText('Name')).toHaveProperty('value', "Ann's workspace & Sons")
  })

  it('reports an unreachable server, and can be saved again', async () => {
    vi.mocked(updateDocument).mockRejectedValueOnce(new CallError('unavailable'))
    const { user } = renderApp(page)
    await user.type(await screen.findByLabelText('Name'), ' & Sons')
    await user.click(screen.getByRole('button', { name: 'Save workspace' }))
    expect(await screen.findByText(/^Failed to save workspace. We can’t reach the server/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Save workspace' })).toHaveProperty('disabled', false)
  })

  it('keeps input that is typed during a save', async () => {
    let finish = () => {}
    vi.mocked(updateDocument).mockReturnValue(new Promise((resolve) => (finish = resolve)))
    const { user } = renderApp(page)
    await user.type(await screen.findByLabelText('Name'), ' & Sons')
    await user.click(screen.getByRole('button', { name: 'Save workspace' }))
    await user.type(screen.getByLabelText('Name'), ', Graz')
    finish()
    expect(await screen.findByText('Successfully saved workspace data.')).toBeTruthy()
    expect(screen.getByLabelText('Name')).toHaveProperty('value', "Ann's workspace & Sons, Graz")
    expect(screen.getByRole('button', { name: 'Save workspace' })).toHaveProperty('disabled', false)
  })

  it('shows the number of taken seats before one is missing, and where to get more', async () => {
    setTeam({
      members: [ann],
      invites: [invite, { ...invite, ID: 'old', email: 'old@example.com', expires: 1 }],
    })
    renderApp(page)
    const line = (await screen.findByText('2 of 2 seats')).parentElement
    expect(line?.textContent).toBe('2 of 2 seats used: 1 member, 1 open invite. Upgrade to add seats')
    expect(screen.getByRole('link', { name: 'Upgrade to add seats' }).getAttribute('href')).toBe(
      '/app/eu/billing?dialog=upgrade',
    )
    expect(screen.getByText('Expired')).toBeTruthy()
  })

  it('links a paying workspace to its add-ons', async () => {
    const planLimits = {
      maxAgents: 10,
      maxKnowledgeCharacters: 1,
      maxConcurrentCalls: 1,
      workspaceSeats: 1,
      clientSeats: 1,
      phoneNumbers: 0,
    }
    setTeam({ members: [ann, mel], workspace: { internal: { isPayAsYouGo: true, planLimits } } })
    renderApp(page)
    expect((await screen.findByRole('link', { name: 'Add seats' })).getAttribute('href')).toBe(
      '/app/eu/billing?dialog=modify',
    )
    expect(screen.getByText(/no one new can join/)).toBeTruthy()
  })
})

describe('inviting', () => {
  it.each([
    ['nodot', 'Please enter a valid email'],
    ['nodot@x', 'Please enter a valid email'],
    ['ANN@example.com', "You can't invite yourself lol"],
  ])('refuses %s at once', async (email, reason) => {
    const { user } = renderApp(page)
    await user.type(await screen.findByLabelText('Email'), email)
    await user.click(screen.getByRole('button', { name: 'Send invite' }))
    expect(await screen.findByText(reason)).toBeTruthy()
    expect(call).not.toHaveBeenCalled()
  })

  it('reports success, or the reason of a failure', async () => {
    vi.mocked(call)
      .mockResolvedValueOnce({ inviteId: 'i', expires: 1 })
      .mockRejectedValueOnce(
        new CallError('seat-limit-reached', undefined, {
          email: 'You have reached the maximum number of seats',
        }),
      )
      .mockRejectedValueOnce(new CallError('unavailable', 'No mail today.'))
    const { user } = renderApp(page)
    const field = await screen.findByLabelText('Email')
    for (const text of [
      'Successfully invited bob@example.com',
      'You have reached the maximum number of seats',
      'No mail today.',
    ]) {
      await user.clear(field)
      await user.type(field, 'Bob@Example.com')
      await user.click(screen.getByRole('button', { name: 'Send invite' }))
      expect(await screen.findByText(text)).toBeTruthy()
    }
    // Two toasts report it: one is shown, the other waits.
    expect(await screen.findAllByText('Failed to invite bob@example.com')).toHaveLength(1)
    expect(call).toHaveBeenCalledWith(
      'inviteMember',
      { region: 'eu', workspaceId: 'ann', email: 'bob@example.com' },
      'eu',
    )
  })

  it('keeps the next email that is typed during an invite', async () => {
    let finish = (_answer: { inviteId: string; expires: number }) => {}
    vi.mocked(call).mockReturnValue(new Promise((resolve) => (finish = resolve)))
    const { user } = renderApp(page)
    const field = await screen.findByLabelText('Email')
    await user.type(field, 'bob@example.com{Enter}')
    await user.clear(field)
    await user.type(field, 'eve@exa')
    finish({ inviteId: 'i', expires: 1 })
    expect(await screen.findByText('Successfully invited bob@example.com')).toBeTruthy()
    expect(field).toHaveProperty('value', 'eve@exa')
  })

  it('opens from "+ New User", and an invite can be revoked', async () => {
    setTeam({ invites: [invite] })
    vi.mocked(call).mockResolvedValue({ success: true })
    const { user } = renderApp(`${page}?invite`)
    const field = await screen.findByLabelText('Email')
    await waitFor(() => expect(document.activeElement).toBe(field))
    await user.click(screen.getByRole('button', { name: 'Revoke the invite of bob@example.com' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke invite' }))
    expect(await screen.findByText('Invite revoked.')).toBeTruthy()
    expect(call).toHaveBeenCalledWith(
      'revokeInvite',
      { region: 'eu', workspaceId: 'ann', inviteId: 'invite1' },
      'eu',
    )
  })
})

describe('members on the workspace’s page', () => {
  it('are removed by the owner after a question', async () => {
    setTeam({ members: [ann, mel] })
    vi.mocked(call).mockResolvedValue({ success: true })
    const { user } = renderApp(page)
    const list = within(await screen.findByRole('table', { name: 'Members' }))
    expect(list.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'NameJoinedRoleActions',
      expect.stringMatching(/^ann@example.com\(you\).*OwnerRemove$/),
      expect.stringMatching(/^Mel Brookmel@example.com.*MemberRemove$/),
    ])
    await user.click(list.getByRole('button', { name: 'Remove Mel Brook' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove member' }))
    expect(call).toHaveBeenCalledWith('removeMember', { region: 'eu', workspaceId: 'ann', uid: 'mel' }, 'eu')
    // A personal workspace cannot be deleted.
    expect(screen.queryByRole('button', { name: 'Delete workspace' })).toBeNull()
  })

  it('cannot remove themselves, and see the reason', async () => {
    setTeam({ members: [ann, mel] })
    const { user } = renderApp(page)
    await user.click(await screen.findByRole('button', { name: 'Remove ann@example.com' }))
    expect(await screen.findByText('You cannot remove yourself from the workspace.')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(call).not.toHaveBeenCalled()
  })

  it('remove no one unless they are the owner, revoke their own invites alone, and may leave', async () => {
    setTeam({
      id: 'othersWorkspace1',
      members: [
        { ...mel, role: 'owner' },
        { ...ann, role: 'member' },
      ],
      invites: [{ ...invite, by: 'mel' }],
    })
    vi.mocked(call).mockResolvedValue({ success: true })
    const { user } = renderApp(page)
    await screen.findByRole('table', { name: 'Members' })
    expect(screen.queryByRole('button', { name: /^(Remove|Revoke|Delete)/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Leave workspace' }))
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave workspace' }),
    )
    expect(call).toHaveBeenCalledWith(
      'leaveWorkspace',
      { region: 'eu', workspaceId: 'othersWorkspace1' },
      'eu',
    )
  })
})

describe('an additional workspace', () => {
  it('is deleted when it is empty, after its name was typed', async () => {
    setTeam({ id: 'secondWorkspace' })
    vi.mocked(call)
      .mockRejectedValueOnce(new CallError('failed-precondition', 'This workspace has a subscription.'))
      .mockResolvedValueOnce({ success: true })
    const { user } = renderApp(page)
    await user.click(await screen.findByRole('button', { name: 'Delete workspace' }))
    const dialog = within(await screen.findByRole('dialog'))
    const confirm = () => user.click(dialog.getByRole('button', { name: 'Delete workspace' }))
    await confirm()
    expect(call).not.toHaveBeenCalled()
    await user.type(dialog.getByLabelText(/to confirm$/), "Ann's workspace")
    await confirm()
    expect(await screen.findByText('Failed to delete workspace.')).toBeTruthy()
    expect(dialog.getByText('This workspace has a subscription.')).toBeTruthy()
    await confirm()
    expect(await screen.findByText('Successfully deleted workspace.')).toBeTruthy()
    await waitFor(() => expect(location.pathname).toBe('/app/eu/home'))
  })

  it('shows what to do first when it has agents', async () => {
    setTeam({ id: 'secondWorkspace', workspace: { agentCount: 3 } })
    renderApp(page)
    expect(await screen.findByRole('link', { name: 'delete its 3 agents' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Delete workspace' })).toHaveProperty('disabled', true)
  })

  it('says so when it was deleted', async () => {
    setTeam()
    setWorld({ documents: { ...annsDocuments(0), 'eu/users/ann': null }, lists: {} })
    renderApp(page)
    expect(await screen.findByText('Workspace not found')).toBeTruthy()
  })
})
