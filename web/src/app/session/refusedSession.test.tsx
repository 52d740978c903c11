import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { CallError } from '../../lib/errors.ts'
import { readFields } from '../../lib/firstView/firstRead.ts'
import { endSession } from '../../lib/session/signOut.ts'
import { reopen, setWorld } from '../../test/fakeLive.ts'
import { annsDocuments, renderApp } from '../../test/renderApp.tsx'

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))
vi.mock('../../lib/session/signOut.ts', () => ({ endSession: vi.fn(async () => {}) }))
vi.mock('../../lib/firstView/firstRead.ts', () => ({ readFields: vi.fn() }))

const agents = '/app/eu/agents'
const access = { kind: 'user', sv: 0, disabled: false, ws: { ann: 'owner' } }
const why = expect.stringContaining('You were signed out')

beforeEach(() => {
  vi.mocked(endSession).mockClear()
  vi.mocked(readFields).mockReset()
  reopen.mockReset()
})

it.each([agents, '/app'])('a session that may not read its workspaces is ended, on %s', async (page) => {
  setWorld({
    documents: { ...annsDocuments(0), 'eu/access/ann': new CallError('permission-denied') },
    lists: {},
  })
  renderApp(page)
  await waitFor(() => expect(endSession).toHaveBeenCalledExactlyOnceWith(why))
  expect(screen.queryByText('This page could not be loaded')).toBeNull()
})

it('a disabled person is signed out', async () => {
  setWorld({ documents: { ...annsDocuments(0), 'eu/access/ann': { ...access, disabled: true } }, lists: {} })
  renderApp(agents)
  await waitFor(() => expect(endSession).toHaveBeenCalledExactlyOnceWith(why))
})

it('an unreachable database ends no session', async () => {
  setWorld({ documents: { ...annsDocuments(0), 'eu/access/ann': new CallError('unavailable') }, lists: {} })
  renderApp(agents)
  await screen.findByText('This page could not be loaded')
  expect(endSession).not.toHaveBeenCalled()
})

function refuseWorkspace() {
  setWorld({
    documents: { ...annsDocuments(0), 'eu/users/ann': new CallError('permission-denied') },
    lists: {},
  })
  renderApp(agents)
  return waitFor(() => expect(reopen).toHaveBeenCalledWith('eu/access/ann'))
}

it('a refused workspace that the access still names ends the session', async () => {
  vi.mocked(readFields).mockResolvedValue(access)
  await refuseWorkspace()
  await waitFor(() => expect(endSession).toHaveBeenCalledExactlyOnceWith(why))
})

it('a workspace that a person was removed from ends no session', async () => {
  vi.mocked(readFields).mockResolvedValue({ ...access, ws: {} })
  await refuseWorkspace()
  await waitFor(() => expect(readFields).toHaveBeenCalled())
  expect(endSession).not.toHaveBeenCalled()
})
