import type { Flow } from '@parley/functions/shared/flow/flow'
import { paths } from '@parley/functions/shared/paths'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  connectNodes,
  emptyNode,
  firstFlow,
  withEdge,
  withNode,
} from '../../../features/flow/store/flowEdits.ts'
import { call } from '../../../lib/call.ts'
import { CallError } from '../../../lib/errors.ts'
import { setDocumentAtOnce, updateUnchanged } from '../../../lib/firestore/firestore.ts'
import { setWorld, currentWorld } from '../../../test/fakeLive.ts'
import { makeAgent } from '../../../test/makeAgent.ts'
import { renderApp, setAnnsWorld } from '../../../test/renderApp.tsx'

vi.mock('../../../lib/call.ts', () => ({ call: vi.fn() }))
vi.mock('../../../lib/live/live.ts', () => import('../../../test/fakeLive.ts'))
vi.mock('../../../lib/firestore/firestore.ts', () => ({
  updateUnchanged: vi.fn(),
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

/** Shows an agent with a flow, a new one for every test: the open flow outlives its page. */
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
  const { documents, lists } = currentWorld()
  setWorld({ documents: { ...documents, [`eu/${paths.flow(agentId)}`]: stored }, lists })
}

const sectionOf = (name: string) => screen.findByRole('region', { name })
const saves = () => vi.mocked(call).mock.calls.filter(([name]) => name === 'saveFlow')

beforeEach(() => {
  vi.mocked(call).mockReset()
  vi.mocked(call).mockResolvedValue({ seq: 2, hash: '2', refused: { nodes: {}, edges: {} } })
})

describe('the Prompt view of nodes', () => {
  it('saves changes automatically, and shows it', async () => {
    showFlow(initial)
    const orders = within(await sectionOf('Orders'))
    const text = orders.getByRole('textbox', { name: 'Instructions' })
    fireEvent.change(text, { target: { value: 'Ask for the number.' } })
    expect(screen.getByText('Saving…')).toBeTruthy()
    await waitFor(() => expect(saves()).toHaveLength(1), { timeout: 4_000 })
    expect(saves()[0]?.[1]).toMatchObject({
      parts: { nodes: { n2: { text: 'Ask for the number.' } }, edges: {} },
    })
    await screen.findByText('Saved')
  })

  it('keeps changes that could not be saved, and shows the reason', async () => {
    vi.mocked(call).mockRejectedValue(new CallError('failed-precondition', 'The flow is too large.'))
    const { user } = showFlow(initial)
    const orders = within(await sectionOf('Orders'))
    const name = orders.getByRole('textbox', { name: 'Name' })
    fireEvent.change(name, { target: { value: 'Status' } })
    await screen.findByText('Not saved: The flow is too large.', {}, { timeout: 4_000 })
    expect(name).toHaveProperty('value', 'Status')
    vi.mocked(call).mockResolvedValue({ seq: 2, hash: '2', refused: { nodes: {}, edges: {} } })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Saved')
  })

  it('shows both versions if a colleague has changed the same text, and takes the selected one', async () => {
    const { agent, user } = showFlow(initial)
    const orders = within(await sectionOf('Orders'))
    const text = orders.getByRole('textbox', { name: 'Instructions' })
    fireEvent.change(text, { target: { value: 'Mine' } })
    serve(agent.ID, withNode(initial, 'n2', { text: 'Theirs' }), 2)
    const conflict = within(await orders.findByRole('region', { name: 'A teammate changed this too' }))
    expect(conflict.getByText('Mine')).toBeTruthy()
    expect(conflict.getByText('Theirs')).toBeTruthy()
    await user.click(conflict.getByRole('button', { name: 'Use theirs' }))
    expect(text).toHaveProperty('value', 'Theirs')
    expect(orders.queryByRole('region', { name: 'A teammate changed this too' })).toBeNull()
  })

  it('keeps the choices of a field with it, saves them while typing, and follows undo', async () => {
    const fieldOf = (key: string) => ({ key, label: key, kind: 'choice' as const, choices: [`${key}1`] })
    const { user } = showFlow(withNode(initial, 'n2', { collects: [fieldOf('size'), fieldOf('colour')] }))
    const orders = within(await sectionOf('Orders'))
    const choices = () => orders.getAllByRole('textbox', { name: 'Choices, separated by commas' })
    await user.click(orders.getAllByRole('button', { name: 'Delete this field' })[0]!)
    expect(choices().map((field) => field.getAttribute('value'))).toEqual(['colour1'])
    await user.type(choices()[0]!, ', ')
    await user.type(choices()[0]!, 'red')
    expect(choices()[0]).toHaveProperty('value', 'colour1, red')
    await waitFor(() => expect(JSON.stringify(saves())).toContain('["colour1","red"]'), { timeout: 4_000 })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(choices().map((field) => field.getAttribute('value'))).toEqual(['size1', 'colour1'])
  })

  it("reports a node's problem at the node, and deletes with an undo", async () => {
    const { user } = showFlow(withNode(initial, 'n2', { kind: 'end', mode: 'fixed' }))
    const orders = within(await sectionOf('Orders'))
    expect(orders.getByText('Add the text visitors see.')).toBeTruthy()
    await user.click(orders.getByRole('button', { name: 'Delete Orders' }))
    expect(screen.queryByRole('region', { name: 'Orders' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await sectionOf('Orders')).toBeTruthy()
  })

  it('offers the tools of the workspace, and reports a deleted one', async () => {
    const { user } = showFlow(withNode(initial, 'n2', { tools: ['tool1'] }))
    const orders = within(await sectionOf('Orders'))
    expect(await orders.findByText('This tool was deleted.')).toBeTruthy()
    const { documents, lists } = currentWorld()
    const tool = { ID: 'tool1', name: 'find_order' }
    setWorld({
      documents,
      lists: { ...lists, [`eu/${paths.tools('ann')}`]: { items: [tool], brokenIds: [] } },
    })
    await waitFor(() => expect(orders.queryByText('This tool was deleted.')).toBeNull())
    await user.click(orders.getByText('More'))
    expect(orders.getAllByText('find_order').length).toBeGreaterThan(0)
  })

  it('offers the handoff to a person as a tool, and says that a fixed text uses none', async () => {
    const { user } = showFlow(initial)
    const orders = within(await sectionOf('Orders'))
    await user.click(orders.getByRole('combobox', { name: 'Tools' }))
    await user.click(await screen.findByRole('option', { name: 'Hand over to a person' }))
    await waitFor(() => expect(JSON.stringify(saves())).toContain('"tools":["builtin.person"]'), {
      timeout: 4_000,
    })
    await user.click(orders.getByRole('radio', { name: 'Fixed text' }))
    expect(orders.getByText(/To hand over to a person, choose “AI-generated”/)).toBeTruthy()
  })

  it('marks a deleted tool and form, so that others can be selected', async () => {
    const [edgeId = ''] = Object.keys(initial.edges)
    const { user } = showFlow(withEdge(initial, edgeId, { when: { rule: 'tool', id: 'old', ended: 'ok' } }))
    const start = within(await sectionOf('Start'))
    const tool = start.getByRole('combobox', { name: 'When a tool has run' })
    expect(tool).toHaveProperty('value', 'old ok')
    expect(start.getByRole('option', { name: '(deleted) has succeeded' })).toHaveProperty('selected', true)
    await user.selectOptions(tool, 'Collect a lead has failed')
    await user.selectOptions(start.getByRole('combobox', { name: 'Condition' }), 'Always')
    expect(start.queryByRole('combobox', { name: 'When a tool has run' })).toBeNull()
  })

  it('limits a node to chosen sources, shows a deleted one, and reads the sources only then', async () => {
    const sources = [
      { id: 's1', name: 'Shop prices' },
      { id: 's2', name: 'Trade prices' },
    ]
    vi.mocked(call).mockImplementation(async (name) =>
      name === 'readFlowSources' ? { sources } : { seq: 2, hash: '2', refused: { nodes: {}, edges: {} } },
    )
    const { agent, user } = showFlow(initial)
    const orders = within(await sectionOf('Orders'))
    await user.click(orders.getByText('More'))
    const reads = () => vi.mocked(call).mock.calls.filter(([name]) => name === 'readFlowSources')
    expect(reads()).toHaveLength(0)
    const knowledge = orders.getByRole('combobox', { name: 'Answer from knowledge' })
    expect(orders.getByRole('option', { name: 'All sources' })).toHaveProperty('selected', true)
    await user.selectOptions(knowledge, 'Chosen sources')
    await orders.findByText('Choose a source. Without one, this node answers without knowledge.')
    await user.click(await orders.findByRole('combobox', { name: 'Sources' }))
    await user.click(await screen.findByRole('option', { name: 'Trade prices' }))
    await waitFor(() => expect(orders.queryByText(/^Choose a source/)).toBeNull())
    await waitFor(() => expect(JSON.stringify(saves())).toContain('"knowledge":["s2"]'), { timeout: 4_000 })
    expect(reads()).toHaveLength(1)
    act(() => serve(agent.ID, withNode(initial, 'n2', { knowledge: ['s2', 'gone'] }), 3))
    await orders.findByText('A source selected here was deleted and is ignored.')
    expect(orders.getAllByText('(deleted)').length).toBeGreaterThan(0)
    await user.selectOptions(knowledge, 'No sources')
    expect(orders.queryByRole('combobox', { name: 'Sources' })).toBeNull()
  })

  it('reports that the tools could not be read, instead of showing none', async () => {
    const { user } = showFlow(initial)
    const orders = within(await sectionOf('Orders'))
    await user.click(orders.getByText('More'))
    act(() => {
      const { documents, lists } = currentWorld()
      setWorld({ documents, lists: { ...lists, [`eu/${paths.tools('ann')}`]: new CallError('unavailable') } })
    })
    expect(orders.getByText('The tools could not be loaded.', { exact: false })).toBeTruthy()
    expect(orders.queryByRole('textbox', { name: 'Tools' })).toBeNull()
  })

  it('recovers once an unreadable flow becomes readable', async () => {
    const { agent } = showFlow(initial)
    await sectionOf('Orders')
    act(() => {
      const { documents, lists } = currentWorld()
      const broken = { json: '{', seq: 2, hash: '2', by: 'ann', at: 0 }
      setWorld({ documents: { ...documents, [`eu/${paths.flow(agent.ID)}`]: broken }, lists })
    })
    await screen.findByText('The nodes could not be loaded')
    act(() => serve(agent.ID, initial, 3))
    expect(await sectionOf('Orders')).toBeTruthy()
  })

  it('starts with one node, and switches nodes on', async () => {
    const { agent, user } = showFlow(undefined)
    await user.click(await screen.findByRole('button', { name: 'Build a flow' }))
    await waitFor(() => expect(updateUnchanged).toHaveBeenCalled())
    // Unsaved changes of an earlier test may be saved now.
    const input = JSON.stringify(saves().filter(([, sent]) => JSON.stringify(sent).includes(agent.ID)))
    const wanted = Object.values(firstFlow('Conversation', 'Answer what the visitor asks.').nodes)
    for (const node of wanted) expect(input).toContain(JSON.stringify(node))
    expect(vi.mocked(updateUnchanged).mock.calls.at(-1)?.[2]).toEqual([
      { path: 'enableNodes', before: false, after: true },
    ])
  })
})

describe('the key of a field', () => {
  const field = (key: string) => ({ key, label: '', kind: 'text' as const, choices: [] })
  const flow = withNode(initial, 'n2', { text: 'Ask. {{order}}', collects: [field('order'), field('city')] })

  it('changes when the field is left, together with the text that names it', async () => {
    const { user } = showFlow(flow)
    const orders = within(await sectionOf('Orders'))
    const [key] = orders.getAllByRole('textbox', { name: 'Variable' })
    if (!key) throw new Error('There is no key')
    await user.clear(key)
    await user.type(key, 'number')
    expect(orders.getByDisplayValue('Ask. {{order}}')).toBeTruthy()
    await user.tab()
    expect(orders.getByDisplayValue('Ask. {{number}}')).toBeTruthy()
  })

  it('becomes the closest one that can be used, and shows the reason while it is typed', async () => {
    const { user } = showFlow(flow)
    const orders = within(await sectionOf('Orders'))
    const [key] = orders.getAllByRole('textbox', { name: 'Variable' })
    if (!key) throw new Error('There is no key')
    await user.clear(key)
    await user.type(key, 'order-no')
    expect(orders.getByText('Use a to z, digits and _, starting with a letter.')).toBeTruthy()
    await user.tab()
    expect(orders.getByDisplayValue('Ask. {{order_no}}')).toBeTruthy()
    await user.clear(key)
    await user.type(key, 'city')
    expect(orders.getByText('Another field here has this variable.')).toBeTruthy()
    await user.tab()
    expect(orders.getByDisplayValue('Ask. {{city_2}}')).toBeTruthy()
  })
})

describe('a colleague in the same flow', () => {
  it('is named at the node that they have open, and sees the one that is open here', async () => {
    const { agent } = showFlow(initial)
    const orders = within(await sectionOf('Orders'))
    act(() => {
      const { documents, lists } = currentWorld()
      const bea = { ID: 'bea', seenAt: Date.now(), typingAt: 0, readAt: 0, place: 'n2' }
      const member = { uid: 'bea', email: 'bea@example.com', name: 'Bea', role: 'member', joinedAt: 1 }
      setWorld({
        documents,
        lists: {
          ...lists,
          [`eu/voiceglow/${agent.ID}/presence`]: { items: [bea], brokenIds: [] },
          'eu/users/ann/members': { items: [member], brokenIds: [] },
        },
      })
    })
    expect((await orders.findByTitle('Bea has this open')).textContent).toBe('Bea')
    fireEvent.focus(orders.getByRole('textbox', { name: 'Name' }))
    await waitFor(
      () =>
        expect(setDocumentAtOnce).toHaveBeenCalledWith(
          { region: 'eu', path: `voiceglow/${agent.ID}/presence/ann` },
          expect.objectContaining({ place: 'n2' }),
        ),
      { timeout: 4_000 },
    )
  })
})
