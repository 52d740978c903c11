import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { returnToVersionBefore } from './returnToVersionBefore.ts'
import { call } from '../../../lib/call.ts'
import { CallError } from '../../../lib/errors.ts'
import { emptyNode } from '../../../features/flow/store/flowEdits.ts'
import { addPendingSave } from '../../../lib/agents/pendingSaves.ts'
import { runQuery } from '../../../lib/rest/runQuery.ts'
import { makeAgent } from '../../../test/makeAgent.ts'
import { renderApp, setAnnsWorld } from '../../../test/renderApp.tsx'

vi.mock('../../../lib/call.ts', () => ({ call: vi.fn() }))
vi.mock('../../../lib/live/live.ts', () => import('../../../test/fakeLive.ts'))
vi.mock('../../../lib/rest/runQuery.ts', () => ({ runQuery: vi.fn() }))

const agent = makeAgent({ publishedVersion: 1 })
const change = { path: 'vgOptions.temperature', from: 1, to: 0.5 }
const never = new Promise<never>(() => {})

beforeEach(() => {
  setAnnsWorld({ agents: [agent] })
  const fields = { version: 1, at: 1_700_000_000_000, byName: 'Ann Miller', label: '' }
  vi.mocked(runQuery)
    .mockReset()
    .mockResolvedValueOnce([{ ID: '1', path: '', fields }])
    .mockReturnValue(never)
  const found = { byName: 'Ann', labelByName: '', changes: [change], flows: null, tools: [], sources: [] }
  let reads = 0
  vi.mocked(call).mockReset()
  vi.mocked(call).mockImplementation((name) =>
    name === 'readVersion'
      ? ++reads === 1
        ? Promise.resolve(found)
        : never
      : Promise.resolve({ restored: [change.path] }),
  )
})

describe('the versions of an agent', () => {
  it('keep the input of the page while it is read again after a field was restored', async () => {
    const { user } = renderApp(`/app/eu/agents/${agent.ID}/versions`)
    const details = within(await screen.findByRole('region', { name: 'Version 1' }))
    const name = details.getByRole('textbox', { name: 'Version name' })
    await user.type(name, 'Before summer')
    await user.click(await details.findByRole('button', { name: 'Restore Temperature' }))
    await waitFor(() => expect(vi.mocked(runQuery).mock.calls.length).toBeGreaterThan(1))
    expect(name.isConnected).toBe(true)
    expect(name).toHaveProperty('value', 'Before summer')
    expect(details.getByRole('heading', { name: 'Temperature' })).toBeTruthy()
    expect(document.activeElement).toBe(details.getByRole('heading', { name: 'Version 1' }))
  })

  it('name calendars, MCP servers and built-in tools in fields and in the flow, also deleted ones', async () => {
    const node = { ...emptyNode('default', { x: 0, y: 0 }), name: 'Booking', tools: ['calendar.c1'] }
    vi.mocked(call).mockResolvedValue({
      byName: 'Ann',
      labelByName: '',
      changes: [{ path: 'vgOptions.tools', from: ['calendar.c1', 'builtin.lead'], to: ['mcp.s1', 'tool1'] }],
      flows: { from: { nodes: { n1: node }, edges: {} }, to: { nodes: {}, edges: {} } },
      tools: [
        { id: 'calendar.c1', name: 'Salon' },
        { id: 'mcp.s1', name: 'Warehouse', functions: [] },
      ],
      sources: [],
    })
    renderApp(`/app/eu/agents/${agent.ID}/versions`)
    const details = within(await screen.findByRole('region', { name: 'Version 1' }))
    expect(await details.findByText('Salon · Collect a lead')).toBeTruthy()
    expect(details.getByText('Warehouse · (deleted)')).toBeTruthy()
    expect(details.getByText(/Booking \(Node\)\s+Tools: Salon/)).toBeTruthy()
  })

  it('name their authors without another read', async () => {
    vi.mocked(runQuery).mockReset()
    const row = (version: number, byName?: string) => ({
      ID: String(version),
      path: '',
      fields: { version, at: 1_700_000_000_000 + version, label: '', ...(byName && { byName }) },
    })
    vi.mocked(runQuery).mockResolvedValue([row(3, 'Ben Removed'), row(2, 'Ann Miller'), row(1)])
    renderApp(`/app/eu/agents/${agent.ID}/versions`)
    const list = within(await screen.findByRole('list', { name: 'Version History' }))
    const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows[0]).toMatch(/^Version 3.* · Ben Removed$/)
    expect(rows[1]).toMatch(/^Version 2.* · Ann Miller$/)
    expect(rows[2]).not.toContain('·')
    expect(vi.mocked(runQuery).mock.calls[0]?.[1]).toMatchObject({
      select: { fields: expect.arrayContaining([{ fieldPath: 'byName' }]) },
    })
    expect(vi.mocked(call).mock.calls.filter(([name]) => name !== 'readVersion')).toEqual([])
  })

  it('restore nothing before the unsaved nodes are on the server', async () => {
    const walking = makeAgent({ ID: 'WalkingAgent0001', publishedVersion: 1, enableNodes: true })
    setAnnsWorld({ agents: [walking] })
    const saved = Promise.withResolvers<void>()
    const save = () => saved.promise
    addPendingSave(walking.ID, { save, isPending: () => true, subscribe: () => () => {} })
    const { user } = renderApp(`/app/eu/agents/${walking.ID}/versions`)
    const details = within(await screen.findByRole('region', { name: 'Version 1' }))
    await user.click(await details.findByRole('button', { name: 'Restore Temperature' }))
    const restored = () => vi.mocked(call).mock.calls.filter(([name]) => name === 'restoreVersion')
    expect(restored()).toEqual([])
    saved.resolve()
    await waitFor(() => expect(restored()).toHaveLength(1))
  })

  it('restore no previous version while the nodes cannot be saved', async () => {
    const refusal = new CallError('failed-precondition', 'Choose there first.')
    const saveNodes = () => Promise.reject(refusal)
    await returnToVersionBefore({ region: 'eu', agentId: agent.ID, saveNodes })
    expect(call).not.toHaveBeenCalled()
  })
})
