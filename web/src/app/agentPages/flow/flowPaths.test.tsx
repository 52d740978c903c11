import type { Flow } from '@parley/functions/shared/flow/flow'
import { paths } from '@parley/functions/shared/paths'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { connectNodes, emptyNode } from '../../../features/flow/store/flowEdits.ts'
import { currentWorld, setWorld } from '../../../test/fakeLive.ts'
import { makeAgent } from '../../../test/makeAgent.ts'
import { renderApp, setAnnsWorld } from '../../../test/renderApp.tsx'

vi.mock('../../../lib/call.ts', () => ({ call: vi.fn(async () => ({ seq: 2, hash: '2' })) }))
vi.mock('../../../lib/live/live.ts', () => import('../../../test/fakeLive.ts'))
vi.mock('../../../lib/firestore/firestore.ts', () => ({ setDocumentAtOnce: vi.fn(async () => {}) }))

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
function showFlow(flow: Flow) {
  const agent = makeAgent({ ID: `PathAgent${String(++agents).padStart(7, '0')}`, enableNodes: true })
  setAnnsWorld({ agents: [agent] })
  const stored = { json: JSON.stringify(flow), seq: 1, hash: '1', by: 'ann', at: 0 }
  const { documents, lists } = currentWorld()
  setWorld({ documents: { ...documents, [`eu/${paths.flow(agent.ID)}`]: stored }, lists })
  return renderApp(`/app/eu/agents/${agent.ID}/nodes`)
}

const sectionOf = (name: string) => screen.findByRole('region', { name })

describe('a condition of another kind', () => {
  it('brings back what was typed when a person returns to its kind', async () => {
    const { user } = showFlow(initial)
    const start = within(await sectionOf('Start'))
    const kind = start.getByRole('combobox', { name: 'Condition' })
    await user.selectOptions(kind, 'When… (in your words)')
    await user.type(start.getByLabelText('When (describe)'), 'asks about an order')
    await user.selectOptions(kind, 'Always')
    await user.selectOptions(kind, 'When… (in your words)')
    expect(start.getByDisplayValue('asks about an order')).toBeTruthy()
  })
})

describe('adding a path', () => {
  it('adds a path when an option is taken, and none while the arrow keys move through the list', async () => {
    const goodbye = { ...emptyNode('end', { x: 0, y: 400 }), name: 'Goodbye' }
    const { user } = showFlow({ ...initial, nodes: { ...initial.nodes, n3: goodbye } })
    const orders = within(await sectionOf('Orders'))
    const list = orders.getByRole('combobox', { name: 'Add a path to…' })
    await user.click(list)
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(orders.queryByRole('button', { name: 'Show' })).toBeNull()
    await user.keyboard('{Escape}')
    await user.type(list, 'good')
    const options = within(await screen.findByRole('listbox', { name: 'Add a path to…' }))
    await user.click(await options.findByRole('option', { name: 'Goodbye' }))
    expect(await orders.findByRole('button', { name: 'Show' })).toBeTruthy()
  })
})

describe('a node that needs a calendar', () => {
  it('links to the calendars', async () => {
    const node = { ...emptyNode('default', position), name: 'When', needsTool: 'calendar' as const }
    showFlow({ ...initial, nodes: { ...initial.nodes, n2: node } })
    const when = within(await sectionOf('When'))
    expect(when.getByText(/^Choose a calendar under Tools/)).toBeTruthy()
    expect(when.getByRole('link', { name: 'Calendars' }).getAttribute('href')).toBe('/app/eu/calendars')
  })
})
