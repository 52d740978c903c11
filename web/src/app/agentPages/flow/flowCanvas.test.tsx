import type { Flow } from '@parley/functions/shared/flow/flow'
import { paths } from '@parley/functions/shared/paths'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectNodes, emptyNode } from '../../../features/flow/store/flowEdits.ts'
import { call } from '../../../lib/call.ts'
import { setWorld, currentWorld } from '../../../test/fakeLive.ts'
import { makeAgent } from '../../../test/makeAgent.ts'
import { renderApp, setAnnsWorld } from '../../../test/renderApp.tsx'

vi.mock('../../../lib/call.ts', () => ({ call: vi.fn() }))
vi.mock('../../../lib/live/live.ts', () => import('../../../test/fakeLive.ts'))
vi.mock('../../../lib/firestore/firestore.ts', () => ({ setDocumentAtOnce: vi.fn(async () => {}) }))

const initial: Flow = connectNodes(
  {
    nodes: {
      n1: emptyNode('start', { x: 0, y: 0 }),
      n2: { ...emptyNode('default', { x: 0, y: 200 }), name: 'Orders' },
    },
    edges: {},
  },
  'n1',
  'n2',
)
const [edgeId = ''] = Object.keys(initial.edges)
let agents = 0

function openFlow() {
  const agent = makeAgent({ ID: `DrawAgent${String(++agents).padStart(7, '0')}`, enableNodes: true })
  setAnnsWorld({ agents: [agent] })
  const stored = { json: JSON.stringify(initial), seq: 1, hash: '1', by: 'ann', at: 0 }
  const { documents, lists } = currentWorld()
  setWorld({ documents: { ...documents, [`eu/${paths.flow(agent.ID)}`]: stored }, lists })
  return renderApp(`/app/eu/agents/${agent.ID}/prompt`)
}

/** Opens the flow as a diagram. */
async function showCanvas() {
  const { user } = openFlow()
  const card = await waitFor(() => partOf('n2'))
  return { user, card }
}

function partOf(id: string) {
  const found = document.querySelector<HTMLElement>(`.react-flow [data-id="${id}"]`)
  if (!found) throw new Error(`${id} is not drawn.`)
  return found
}

const panelOf = (name: string) => screen.findByRole('complementary', { name })

/** Gives elements a size, because React Flow draws an edge once it knows the size of its nodes. */
function giveSizes() {
  class Observer implements ResizeObserver {
    readonly #tell: ResizeObserverCallback
    constructor(notify: ResizeObserverCallback) {
      this.#tell = notify
    }
    observe(target: Element) {
      const contentRect = target.getBoundingClientRect()
      const entry = {
        target,
        contentRect,
        borderBoxSize: [],
        contentBoxSize: [],
        devicePixelContentBoxSize: [],
      }
      queueMicrotask(() => act(() => this.#tell([entry], this)))
    }
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer)
  vi.stubGlobal(
    'DOMMatrixReadOnly',
    class {
      m22 = 1
    },
  )
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(232)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(104)
}

beforeAll(() => import('../../../features/flow/canvas/CanvasView.tsx'))
beforeEach(() => {
  vi.mocked(call).mockReset()
  vi.mocked(call).mockResolvedValue({ seq: 2, hash: '2', refused: { nodes: {}, edges: {} } })
})

describe('the canvas of a flow', () => {
  it('opens a node with Enter and the focus in its panel, and closing returns it', async () => {
    const { user, card } = await showCanvas()
    act(() => card.focus())
    await user.keyboard('{Enter}')
    const panel = within(await panelOf('Orders'))
    await waitFor(() => expect(document.activeElement).toBe(panel.getByRole('heading', { name: 'Orders' })))
    await user.click(panel.getByRole('button', { name: 'Close' }))
    expect(document.activeElement).toBe(partOf('n2'))
  })

  it('deletes a selected node with Delete if the focus is on it, and only then', async () => {
    const { user, card } = await showCanvas()
    act(() => card.focus())
    await user.keyboard('{Enter}')
    const panel = within(await panelOf('Orders'))
    act(() => panel.getByRole('button', { name: 'Close' }).focus())
    await user.keyboard('{Delete}')
    act(() => screen.getByRole('button', { name: 'Undo' }).focus())
    await user.keyboard('{Backspace}')
    expect(partOf('n2')).toBeTruthy()
    act(() => card.focus())
    await user.keyboard('{Delete}')
    await waitFor(() => expect(document.querySelector('.react-flow [data-id="n2"]')).toBeNull())
  })

  it('reports a paste beyond the limit', async () => {
    await showCanvas()
    const nodes = Object.fromEntries(
      Array.from({ length: 499 }, (_, at) => [`n${at}`, emptyNode('note', { x: 0, y: 0 })]),
    )
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', JSON.stringify({ kind: 'parley-flow', nodes, edges: {} }))
    fireEvent.paste(document.body, { clipboardData })
    expect(await screen.findByText(/This flow is too large. The limit is 500 nodes/)).toBeTruthy()
  })

  it('opens an edge at its own row', async () => {
    giveSizes()
    const { user } = await showCanvas()
    await user.click(await screen.findByRole('button', { name: 'always' }))
    const row = await waitFor(() => document.querySelector(`li[data-edge="${edgeId}"]`))
    expect(row?.getAttribute('data-chosen')).toBe('true')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(document.querySelector(`li[data-edge="${edgeId}"]`)).toBeNull())
    fireEvent.click(screen.getByRole('button', { name: 'always' }))
    await waitFor(() => expect(document.querySelector(`li[data-edge="${edgeId}"]`)).toBeTruthy())
  })

  it('lists the nodes with their ways on a phone, and opens each', async () => {
    Object.assign(window, { innerWidth: 375 })
    const { user } = openFlow()
    const outline = within(await screen.findByRole('list', { name: 'Outline' }))
    await user.click(outline.getByRole('button', { name: 'always' }))
    const row = await waitFor(() => document.querySelector(`li[data-edge="${edgeId}"]`))
    expect(row?.getAttribute('data-chosen')).toBe('true')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    const [, orders] = outline.getAllByRole('button', { name: 'Orders' })
    if (orders) await user.click(orders)
    expect(await screen.findByRole('dialog', { name: 'Orders' })).toBeTruthy()
    Object.assign(window, { innerWidth: 1024 })
  })

  it('focuses the row of an edge with Enter', async () => {
    giveSizes()
    const { user } = await showCanvas()
    const path = await waitFor(() => partOf(edgeId))
    act(() => path.focus())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement?.getAttribute('data-edge')).toBe(edgeId))
  })

  it('groups the selected nodes with ⌘G, and names, collapses, undoes and deletes the group with its nodes', async () => {
    const { user, card } = await showCanvas()
    act(() => card.focus())
    await user.keyboard('{Enter}')
    await panelOf('Orders')
    act(() => card.focus())
    await user.keyboard('{Control>}g{/Control}')
    const panel = within(await panelOf('Group'))
    await user.type(panel.getByRole('textbox', { name: 'Name' }), 'Questions')
    expect(await screen.findByRole('group', { name: 'Questions' })).toBeTruthy()
    expect(panel.getByRole('list', { name: '1 node' }).textContent).toBe('Orders')
    await user.click(screen.getByRole('button', { name: 'Collapse Questions' }))
    await waitFor(() => expect(document.querySelector('.react-flow [data-id="n2"]')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Expand Questions' }))
    expect(partOf('n2')).toBeTruthy()
    await user.click(panel.getByRole('button', { name: 'Delete Questions and its node' }))
    await waitFor(() => expect(document.querySelector('.react-flow [data-id="n2"]')).toBeNull())
    expect(screen.queryByRole('group', { name: 'Questions' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(partOf('n2')).toBeTruthy()
    expect(screen.getByRole('group', { name: 'Questions' })).toBeTruthy()
  })

  it('says in the menu of groups how nodes are chosen, and groups and ungroups the chosen ones', async () => {
    const { user, card } = await showCanvas()
    await user.click(screen.getByRole('button', { name: 'Groups' }))
    expect(await screen.findByText(/^Select nodes first/)).toBeTruthy()
    await user.keyboard('{Escape}')
    act(() => card.focus())
    await user.keyboard('{Enter}')
    await user.click(screen.getByRole('button', { name: 'Groups' }))
    await user.click(await screen.findByRole('menuitem', { name: /^Group selected nodes/ }))
    expect(await screen.findByRole('group', { name: 'Group' })).toBeTruthy()
    await waitFor(() =>
      expect(document.querySelector('.react-flow__node.selected')).toBe(
        screen.getByRole('group', { name: 'Group' }),
      ),
    )
    await user.click(screen.getByRole('button', { name: 'Groups' }))
    await user.click(await screen.findByRole('menuitem', { name: /^Ungroup/ }))
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Group' })).toBeNull())
    expect(partOf('n2')).toBeTruthy()
  })

  it('moves a node of the keyboard into a group by its panel', async () => {
    const { user, card } = await showCanvas()
    act(() => card.focus())
    await user.keyboard('{Enter}')
    const panel = within(await panelOf('Orders'))
    await user.click(panel.getByText('More'))
    await user.click(panel.getByRole('button', { name: 'New group' }))
    expect(await screen.findByRole('group', { name: 'Group' })).toBeTruthy()
    await user.selectOptions(panel.getByLabelText('Group'), 'No group')
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Group' })).toBeNull())
  })

  it('copies a node by a button of its panel, and pastes it by the menu that adds nodes', async () => {
    const { user, card } = await showCanvas()
    act(() => card.focus())
    await user.keyboard('{Enter}')
    const panel = within(await panelOf('Orders'))
    await user.click(panel.getByRole('button', { name: 'Copy Orders' }))
    expect(await screen.findByText('Node copied.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await user.click(await screen.findByRole('menuitem', { name: /^Paste nodes/ }))
    await waitFor(() => expect(screen.getAllByRole('group', { name: 'Orders' })).toHaveLength(2))
  })

  it('closes the panel with Escape', async () => {
    const { user, card } = await showCanvas()
    act(() => card.focus())
    await user.keyboard('{Enter}')
    const panel = await panelOf('Orders')
    act(() => panel.focus())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Orders' })).toBeNull())
  })

  it('adds nodes, ends and notes to a flow that has its start', async () => {
    // This environment draws the first frame of a motion with NaN.
    const matchMedia = window.matchMedia.bind(window)
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      matchMedia(query.includes('reduced-motion') ? 'all' : query),
    )
    const { user } = await showCanvas()
    const cards = () =>
      [...document.querySelectorAll('.react-flow__node')].map((card) => card.getAttribute('aria-label'))
    for (const name of ['Node', 'End', 'Note']) {
      await user.click(screen.getByRole('button', { name: 'Add' }))
      const menu = within(await screen.findByRole('menu'))
      expect(menu.queryByRole('menuitem', { name: /^Start/ })).toBeNull()
      await user.click(menu.getByRole('menuitem', { name: new RegExp(`^${name}`) }))
      await waitFor(() => expect(cards()).toContain(name))
    }
    expect(cards()).toEqual(['Start', 'Orders', 'Node', 'End', 'Note'])
  })

  it('keeps the start with its edge, and offers no deletion in its fields', async () => {
    giveSizes()
    const { user } = await showCanvas()
    act(() => partOf('n1').focus())
    await user.keyboard('{Enter}')
    expect(within(await panelOf('Start')).queryByRole('button', { name: 'Delete Start' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    act(() => partOf('n1').focus())
    await user.keyboard('{Delete}')
    await user.keyboard('{Enter}')
    expect(await panelOf('Start')).toBeTruthy()
    expect(partOf(edgeId)).toBeTruthy()
  })
})
