import type { Flow } from '@parley/functions/shared/flow/flow'
import { paths } from '@parley/functions/shared/paths'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { connected, emptyNode, firstFlow, withNode } from '../features/flow/flowEdits.ts'
import { call } from '../lib/call.ts'
import { CallError } from '../lib/errors.ts'
import { updateUnchanged } from '../lib/firestore.ts'
import { setWorld, shown } from '../test/fakeLive.ts'
import { makeAgent } from '../test/makeAgent.ts'
import { renderApp, setAnnsWorld } from '../test/renderApp.tsx'

vi.mock('../lib/call.ts', () => ({ call: vi.fn() }))
vi.mock('../lib/live.ts', () => import('../test/fakeLive.ts'))
vi.mock('../lib/firestore.ts', () => ({ updateUnchanged: vi.fn() }))

const place = { x: 0, y: 0 }
const begun: Flow = connected(
  {
    nodes: { n1: emptyNode('start', place), n2: { ...emptyNode('default', place), name: 'Orders' } },
    edges: {},
  },
  'n1',
  'n2',
)
let agents = 0

/** An agent with a flow, another one for every test: the flow that is open outlives its page. */
function showFlow(flow: Flow | undefined) {
  const agent = makeAgent({
    ID: `FlowAgent${String(++agents).padStart(7, '0')}`,
    enableNodes: flow !== undefined,
  })
  setAnnsWorld({ agents: [agent] })
  if (flow) serve(agent.ID, flow, 1)
  return { agent, ...renderApp(`/app/eu/agents/${agent.ID}/nodes`) }
}

function serve(agentId: string, flow: Flow, seq: number) {
  const stored = { json: JSON.stringify(flow), seq, hash: String(seq), by: 'ann', at: 0 }
  const { documents, lists } = shown()
  setWorld({ documents: { ...documents, [`eu/${paths.flow(agentId)}`]: stored }, lists })
}

const sectionOf = (name: string) => screen.findByRole('region', { name })
const saves = () => vi.mocked(call).mock.calls.filter(([name]) => name === 'saveFlow')

beforeEach(() => {
  vi.mocked(call).mockReset()
  vi.mocked(call).mockResolvedValue({ seq: 2, hash: '2', refused: { nodes: {}, edges: {} } })
})

describe('the Prompt view of nodes', () => {
  it('saves what is typed by itself, and says so', async () => {
    showFlow(begun)
    const orders = within(await sectionOf('Orders'))
    const text = orders.getByRole('textbox', { name: 'What the agent says or does here' })
    fireEvent.change(text, { target: { value: 'Ask for the number.' } })
    expect(screen.getByText('Saving…')).toBeTruthy()
    await waitFor(() => expect(saves()).toHaveLength(1), { timeout: 4_000 })
    expect(saves()[0]?.[1]).toMatchObject({
      parts: { nodes: { n2: { text: 'Ask for the number.' } }, edges: {} },
    })
    await screen.findByText('Saved')
  })

  it('keeps what could not be saved, and says why', async () => {
    vi.mocked(call).mockRejectedValue(new CallError('failed-precondition', 'The flow is too large.'))
    const { user } = showFlow(begun)
    const orders = within(await sectionOf('Orders'))
    const name = orders.getByRole('textbox', { name: 'Name' })
    fireEvent.change(name, { target: { value: 'Status' } })
    await screen.findByText('Not saved: The flow is too large.', {}, { timeout: 4_000 })
    expect(name).toHaveProperty('value', 'Status')
    vi.mocked(call).mockResolvedValue({ seq: 2, hash: '2', refused: { nodes: {}, edges: {} } })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Saved')
  })

  it('shows both sides where a colleague has changed the same words, and takes the chosen one', async () => {
    const { agent, user } = showFlow(begun)
    const orders = within(await sectionOf('Orders'))
    const text = orders.getByRole('textbox', { name: 'What the agent says or does here' })
    fireEvent.change(text, { target: { value: 'Mine' } })
    serve(agent.ID, withNode(begun, 'n2', { text: 'Theirs' }), 2)
    const conflict = within(await orders.findByRole('region', { name: 'A colleague has changed this too' }))
    expect(conflict.getByText('Mine')).toBeTruthy()
    expect(conflict.getByText('Theirs')).toBeTruthy()
    await user.click(conflict.getByRole('button', { name: 'Take theirs' }))
    expect(text).toHaveProperty('value', 'Theirs')
    expect(orders.queryByRole('region', { name: 'A colleague has changed this too' })).toBeNull()
  })

  it('says at the node what is wrong, and deletes with a way back', async () => {
    const { user } = showFlow(withNode(begun, 'n2', { kind: 'end', mode: 'fixed' }))
    const orders = within(await sectionOf('Orders'))
    expect(orders.getByText('Write what visitors read here.')).toBeTruthy()
    await user.click(orders.getByRole('button', { name: 'Delete Orders' }))
    expect(screen.queryByRole('region', { name: 'Orders' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await sectionOf('Orders')).toBeTruthy()
  })

  it('offers the tools of the workspace, and says where one is gone', async () => {
    const { user } = showFlow(withNode(begun, 'n2', { tools: ['tool1'] }))
    const orders = within(await sectionOf('Orders'))
    expect(await orders.findByText('A tool that is named here is gone.')).toBeTruthy()
    const { documents, lists } = shown()
    const tool = { ID: 'tool1', name: 'find_order' }
    setWorld({
      documents,
      lists: { ...lists, [`eu/${paths.tools('ann')}`]: { items: [tool], brokenIds: [] } },
    })
    await waitFor(() => expect(orders.queryByText('A tool that is named here is gone.')).toBeNull())
    await user.click(orders.getByText('More'))
    expect(orders.getAllByText('find_order').length).toBeGreaterThan(0)
  })

  it('begins with what the agent has been told, and switches nodes on', async () => {
    const { agent, user } = showFlow(undefined)
    await user.click(await screen.findByRole('button', { name: 'Use nodes' }))
    await waitFor(() => expect(updateUnchanged).toHaveBeenCalled())
    const input = JSON.stringify(saves()[0]?.[1])
    const wanted = Object.values(firstFlow(agent.vgOptions.systemPrompt, 'Conversation').nodes)
    for (const node of wanted) expect(input).toContain(JSON.stringify(node))
    expect(vi.mocked(updateUnchanged).mock.calls.at(-1)?.[2]).toEqual([
      { path: 'enableNodes', before: false, after: true },
    ])
  })
})
