import { mcpServerSchema, type McpServer } from '@parley/functions/shared/tools/mcp'
import { paths } from '@parley/functions/shared/paths'
import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/errors.ts'
import { setWorld, currentWorld } from '../../test/fakeLive.ts'
import { renderApp, setAnnsWorld } from '../../test/renderApp.tsx'

vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))
vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))

const meanwhile = /^Someone else changed this server in the meantime/

function makeServer(seq: number, changes: Partial<McpServer> = {}): McpServer {
  const one = { effect: 'read', confirm: 'no', parameters: '{}', state: 'same' } as const
  return mcpServerSchema.parse({
    ID: 'shop',
    name: 'Shop',
    address: 'https://mcp.example.com/mcp',
    functions: [
      { ...one, name: 'find', description: 'Finds.', hash: 'find1', isOn: true },
      { ...one, name: 'buy', description: 'Buys.', hash: 'buy1', isOn: true },
    ],
    offered: 2,
    seq,
    by: 'bea',
    checkedAt: 1,
    createdAt: 1,
    changedAt: 1,
    ...changes,
  })
}

function serve(server: McpServer) {
  const { documents, lists } = currentWorld()
  const found = { items: [server], brokenIds: [] }
  setWorld({ documents, lists: { ...lists, [`eu/${paths.mcpServers('ann')}`]: found } })
}

async function openServer() {
  const { user } = renderApp('/app/eu/integrations')
  await user.click(await screen.findByRole('button', { name: 'Edit Shop' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Edit MCP server' }))
  return { user, panel, name: panel.getByRole('textbox', { name: 'Name' }) }
}

beforeEach(() => {
  vi.mocked(call).mockReset().mockResolvedValue({ serverId: 'shop', seq: 3 })
  setAnnsWorld({})
  serve(makeServer(1))
})

describe('an MCP server that colleagues change while it is edited', () => {
  it('replaces their save when the editor keeps its own, but leaves functions off that the server has changed', async () => {
    const { user, panel, name } = await openServer()
    await user.type(name, ' two')
    const [find, buy] = makeServer(1).functions
    const changed = {
      ...buy!,
      description: 'Buys twice.',
      hash: 'buy2',
      isOn: false,
      state: 'changed' as const,
    }
    act(() => serve(makeServer(2, { functions: [find!, changed] })))
    expect(panel.getByText(meanwhile)).toBeTruthy()
    await user.click(panel.getByRole('button', { name: 'Keep mine' }))
    expect(panel.getByText('Buys twice.')).toBeTruthy()
    expect(name).toHaveProperty('value', 'Shop two')
    await user.click(panel.getByRole('button', { name: 'Save' }))
    expect(vi.mocked(call).mock.calls.at(-1)).toMatchObject([
      'saveMcpServer',
      { seq: 2, server: { name: 'Shop two', functions: [{ isOn: true }, { name: 'buy', isOn: false }] } },
      'eu',
    ])
  })

  it('shows their save at once if nothing was typed, and otherwise on request', async () => {
    const { user, panel } = await openServer()
    act(() => serve(makeServer(2, { name: 'Store' })))
    expect(panel.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Store')
    await user.type(panel.getByRole('textbox', { name: 'Name' }), ' two')
    act(() => serve(makeServer(3, { name: 'Market' })))
    await user.click(panel.getByRole('button', { name: 'Show the saved version' }))
    expect(panel.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Market')
    expect(panel.queryByText(meanwhile)).toBeNull()
  })

  it('keeps its panel open while it is saved, and reports no conflict with its own save', async () => {
    const response = Promise.withResolvers<never>()
    vi.mocked(call).mockReturnValueOnce(response.promise)
    const { user, panel, name } = await openServer()
    await user.type(name, ' two')
    await user.click(panel.getByRole('button', { name: 'Save' }))
    act(() => serve(makeServer(2, { name: 'Shop two' })))
    expect(panel.queryByText(meanwhile)).toBeNull()
    await user.keyboard('{Escape}')
    response.reject(new CallError('unavailable', 'No answer.'))
    await panel.findByText('No answer.')
    expect(name).toHaveProperty('value', 'Shop two')
  })
})
