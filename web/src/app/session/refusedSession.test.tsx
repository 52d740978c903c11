import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
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

describe('a refused read', () => {
  it.each([agents, '/app'])('ends a session that may not read its workspaces, on %s', async (page) => {
    setWorld({
      documents: { ...annsDocuments(0), 'eu/access/ann': new CallError('permission-denied') },
      lists: {},
    })
    renderApp(page)
    await waitFor(() => expect(endSession).toHaveBeenCalledExactlyOnceWith(why))
    expect(screen.queryByText('This page could not be loaded')).toBeNull()
  })

  it('signs a disabled person out', async () => {
    setWorld({
      documents: { ...annsDocuments(0), 'eu/access/ann': { ...access, disabled: true } },
      lists: {},
    })
    renderApp(agents)
    await waitFor(() => expect(endSession).toHaveBeenCalledExactlyOnceWith(why))
  })

  it('ends no session while the database is unreachable', async () => {
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

  it('ends the session when the access still names the workspace', async () => {
    vi.mocked(readFields).mockResolvedValue(access)
    await refuseWorkspace()
    await waitFor(() => expect(endSession).toHaveBeenCalledExactlyOnceWith(why))
  })

  it('ends no session of a person who was removed from the workspace', async () => {
    vi.mocked(readFields).mockResolvedValue({ ...access, ws: {} })
    await refuseWorkspace()
    await waitFor(() => expect(readFields).toHaveBeenCalled())
    expect(endSession).not.toHaveBeenCalled()
  })
})
