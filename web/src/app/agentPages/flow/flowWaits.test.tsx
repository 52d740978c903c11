import type { Flow } from '@parley/functions/shared/flow/flow'
import { paths } from '@parley/functions/shared/paths'
import { savedTestSchema } from '@parley/functions/shared/agents/savedTests'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectNodes, emptyNode, withNode } from '../../../features/flow/store/flowEdits.ts'
import { call } from '../../../lib/call.ts'
import { CallError } from '../../../lib/errors.ts'
import { setWorld, currentWorld } from '../../../test/fakeLive.ts'
import { addPendingSave } from '../../../lib/agents/pendingSaves.ts'
import { makeAgent } from '../../../test/makeAgent.ts'
import { renderApp, setAnnsWorld } from '../../../test/renderApp.tsx'

vi.mock('../../../lib/call.ts', () => ({ call: vi.fn() }))
vi.mock('../../../lib/live/live.ts', () => import('../../../test/fakeLive.ts'))
vi.mock('../../../lib/firestore/firestore.ts', () => ({
  readList: vi.fn(async () => ({ items: [], brokenIds: [] })),
  setDocumentAtOnce: vi.fn(async () => {}),
}))

const position = { x: 0, y: 0 }
const initial: Flow = connectNodes(
  {
    nodes: { n1: emptyNode('start', position), n2: { ...emptyNode('default', position), name: 'Orders' } },
    edges: {},
  },
  'n1',
  'n2',
)
let agents = 0

/** Shows another agent for every test: the open flow outlives its page. */
function showFlow(flow: Flow, page = 'nodes') {
  const agent = makeAgent({ ID: `WaitAgent${String(++agents).padStart(7, '0')}`, enableNodes: true })
  setAnnsWorld({ agents: [agent] })
  serve(agent.ID, flow, 1)
  return { agent, ...renderApp(`/app/eu/agents/${agent.ID}/${page}`) }
}

function serve(agentId: string, flow: Flow, seq: number) {
  const stored = { json: JSON.stringify(flow), seq, hash: String(seq), by: 'bea', at: 0 }
  const { documents, lists } = currentWorld()
  setWorld({ documents: { ...documents, [`eu/${paths.flow(agentId)}`]: stored }, lists })
}

const sectionOf = (name: string) => screen.findByRole('region', { name })
const callsOf = (name: string) => vi.mocked(call).mock.calls.filter(([called]) => called === name)

/** Shows a flow after Ann and a colleague have both changed the text of Orders. */
async function withConflict(page?: string) {
  const shownFlow = showFlow(initial, page)
  const orders = within(await sectionOf('Orders'))
  const text = orders.getByRole('textbox', { name: 'Instructions' })
  fireEvent.change(text, { target: { value: 'Mine' } })
  act(() => serve(shownFlow.agent.ID, withNode(initial, 'n2', { text: 'Theirs' }), 2))
  await orders.findByRole('region', { name: 'A teammate changed this too' })
  return shownFlow
}

beforeAll(() =>
  Promise.all([
    import('../../../features/debugger/DebuggerPanel.tsx'),
    import('../../../features/flow/PromptView.tsx'),
    import('../../../features/savedTests/TestsPage.tsx'),
  ]),
)
const saved = { seq: 2, hash: '2', refused: { nodes: {}, edges: {} } }
beforeEach(() => {
  vi.mocked(call).mockReset()
  vi.mocked(call).mockResolvedValue(saved)
})

describe('a conflict', () => {
  it('is what the bar waits for, and links to its node', async () => {
    const { user } = await withConflict()
    expect(screen.queryByText('Saving…')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Waiting for your choice' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Orders' }))
  })

  it('blocks publishing, and an attempt leads to it', async () => {
    const { user, agent } = await withConflict()
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    await screen.findByText(/A teammate changed Orders too\. Choose there first\./)
    expect(callsOf('publishAgent')).toEqual([])
    expect(location.pathname + location.search).toBe(`/app/eu/agents/${agent.ID}/nodes?node=n2`)
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Orders' }))
  })

  it('about a node that was deleted here is shown above the others', async () => {
    const { user, agent } = showFlow(initial)
    await user.click(within(await sectionOf('Orders')).getByRole('button', { name: 'Delete Orders' }))
    act(() => serve(agent.ID, withNode(initial, 'n2', { text: 'Theirs' }), 2))
    const conflict = within(
      await screen.findByRole('region', { name: 'You deleted Orders, but a teammate changed it' }),
    )
    expect(conflict.getByText('Theirs')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Waiting for your choice' }))
    expect(document.activeElement?.contains(conflict.getByText('Theirs'))).toBe(true)
    await user.click(conflict.getByRole('button', { name: 'Use theirs' }))
    expect(within(await sectionOf('Orders')).getByDisplayValue('Theirs')).toBeTruthy()
  })
})

describe('errors of a flow', () => {
  const { n1: _, ...others } = initial.nodes
  const startless = { nodes: others, edges: {} }

  it('report a missing start, with a button that adds one', async () => {
    const { user } = showFlow(startless)
    expect(await screen.findByText('Add a start.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Add start' }))
    expect(await sectionOf('Start')).toBeTruthy()
    expect(screen.queryByText('Add a start.')).toBeNull()
  })

  it('are counted, and can be visited one after the other', async () => {
    const broken = withNode(startless, 'n2', { mode: 'fixed' })
    const { user } = showFlow(broken)
    const count = await screen.findByRole('button', { name: '2 errors' })
    await user.click(count)
    expect(document.activeElement?.textContent).toContain('Add a start.')
    await user.click(count)
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Orders' }))
    await user.click(count)
    expect(document.activeElement?.textContent).toContain('Add a start.')
  })

  it('are shown when they refuse a publication', async () => {
    const { user } = showFlow(withNode(initial, 'n2', { mode: 'fixed' }))
    await sectionOf('Orders')
    const refusal = new CallError(
      'failed-precondition',
      'Fix the highlighted nodes before publishing.',
      {},
      'flowHasErrors',
    )
    vi.mocked(call).mockRejectedValue(refusal)
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    await screen.findByText('Fix the highlighted nodes before publishing.')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Orders' })))
  })
})

describe('a flow with errors', () => {
  it('shows them also when an approval is requested', async () => {
    const { user } = showFlow(withNode(initial, 'n2', { mode: 'fixed' }))
    await sectionOf('Orders')
    const refusals = ['approvalNeeded', 'flowHasErrors']
    // Other calls may come in between.
    vi.mocked(call).mockImplementation(async (name) => {
      const refusal = name === 'publishAgent' ? refusals.shift() : undefined
      if (refusal) throw new CallError('failed-precondition', 'Refused.', {}, refusal)
      return saved
    })
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Approval needed' }))
    await user.type(dialog.getByLabelText('Why publish it without approval?'), 'A wrong price')
    await user.click(dialog.getByRole('button', { name: 'Publish anyway' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Orders' })))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the Prompt view', () => {
  it('keeps More open during changes inside it', async () => {
    const { user } = showFlow(initial)
    const orders = within(await sectionOf('Orders'))
    const more = orders.getByText('More').closest('details')!
    await user.click(orders.getByText('More'))
    const everywhere = orders.getByRole('switch', { name: /^Available from any node/ })
    await user.click(everywhere)
    await user.click(everywhere)
    expect(more.open).toBe(true)
  })

  it('tells the test chat which changes it does not have yet', async () => {
    Object.assign(window, { innerWidth: 1440 })
    showFlow(initial, 'nodes?showDebugger=true')
    const orders = within(await sectionOf('Orders'))
    await screen.findByRole('button', { name: 'Close test chat' })
    const unsaved = 'Save to test your latest changes.'
    expect(screen.queryByText(unsaved)).toBeNull()
    fireEvent.change(orders.getByRole('textbox', { name: 'Name' }), { target: { value: 'Status' } })
    expect(screen.getByText(unsaved)).toBeTruthy()
    await waitFor(() => expect(screen.queryByText(unsaved)).toBeNull(), { timeout: 4_000 })
    Object.assign(window, { innerWidth: 1024 })
  })
})

describe('saved tests', () => {
  it('do not run with nodes that are not on the server', async () => {
    const { agent, user } = showFlow(initial, 'tests')
    const test = savedTestSchema.parse({
      ID: 'one',
      agentId: agent.ID,
      ownerID: 'ann',
      question: 'Is there parking?',
      expected: 'Yes',
      at: 1,
      by: 'ann',
      last: null,
      published: null,
    })
    const { documents, lists } = currentWorld()
    act(() =>
      setWorld({
        documents,
        lists: { ...lists, [`eu/${paths.tests(agent.ID)}`]: { items: [test], brokenIds: [] } },
      }),
    )
    const refusal = new CallError('failed-precondition', 'Choose there first.')
    const save = () => Promise.reject(refusal)
    addPendingSave(agent.ID, { save, isPending: () => true, subscribe: () => () => {} })
    await user.click(await screen.findByRole('button', { name: 'Run tests' }))
    await screen.findByText(/Choose there first/)
    expect(callsOf('runTests')).toEqual([])
  })
})
