import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { makeAgent } from '../../test/makeAgent.ts'
import { renderApp, setAnnsWorld } from '../../test/renderApp.tsx'

vi.mock('../../lib/call.ts', () => ({ call: vi.fn(() => new Promise(() => {})) }))
vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))

const names = ['Harbour', 'Anchor', 'Beacon', 'Dock', 'Ferry', 'Gull', 'Island 10', 'Island 2']
const agents = names.map((title, index) =>
  makeAgent({ ID: `agent0000000000${index}`, title, lastModified: 1000 - index }),
)

async function titles(): Promise<(string | null)[]> {
  const list = within(await screen.findByRole('list', { name: 'Agents' }))
  return list.getAllByRole('heading').map(({ textContent }) => textContent)
}

describe('the cards of agents', () => {
  it('begin with the most recently changed agent, and each links to its agent', async () => {
    setAnnsWorld({ agents })
    renderApp('/app/eu/agents')
    expect(await titles()).toEqual(names)
    const list = within(screen.getByRole('list', { name: 'Agents' }))
    const link = list.getByRole('link', { name: 'Anchor' })
    expect(link.getAttribute('href')).toBe('/app/eu/agents/agent00000000001/overview')
  })

  it.each([
    ['name', ['Anchor', 'Beacon', 'Dock', 'Ferry', 'Gull', 'Harbour', 'Island 2', 'Island 10']],
    ['-name', ['Island 10', 'Island 2', 'Harbour', 'Gull', 'Ferry', 'Dock', 'Beacon', 'Anchor']],
    ['changed', names.toReversed()],
    ['-changed', names],
    ['colour', names],
  ])('have the order of a URL that ends with sort=%s', async (order, expected) => {
    setAnnsWorld({ agents })
    renderApp(`/app/eu/agents?sort=${order}`)
    expect(await titles()).toEqual(expected)
  })

  it('store the selected order in the URL', async () => {
    setAnnsWorld({ agents })
    const { user } = renderApp('/app/eu/agents')
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Order' }), 'Name, A to Z')
    expect(location.search).toBe('?sort=name')
    expect((await titles())[0]).toBe('Anchor')
  })

  it('show what matches a search', async () => {
    setAnnsWorld({ agents })
    renderApp('/app/eu/agents?search=island')
    expect(await titles()).toEqual(['Island 10', 'Island 2'])
  })

  it('offer to show all after a search without results', async () => {
    setAnnsWorld({ agents })
    const { user } = renderApp('/app/eu/agents?search=nothing')
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
    expect(await titles()).toEqual(names)
  })

  it('include an example in a workspace without agents', async () => {
    setAnnsWorld({ agents: [] })
    renderApp('/app/eu/agents')
    await screen.findByRole('heading', { name: 'Create your first agent' })
    expect(screen.getByText('Hello! Ask me anything about our shop.')).toBeTruthy()
  })
})
