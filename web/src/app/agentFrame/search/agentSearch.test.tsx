import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeAgent } from '../../../test/makeAgent.ts'
import { renderApp, setAnnsWorld } from '../../../test/renderApp.tsx'

vi.mock('../../../lib/call.ts', () => ({ call: vi.fn(() => new Promise(() => {})) }))
vi.mock('../../../lib/live/live.ts', () => import('../../../test/fakeLive.ts'))

const agent = makeAgent()
const base = `/app/eu/agents/${agent.ID}`

beforeEach(() => setAnnsWorld({ agents: [agent] }))

async function search(text: string) {
  const { user } = renderApp(`${base}/overview`)
  await user.click(await screen.findByRole('button', { name: 'Search this agent' }))
  await user.type(await screen.findByRole('combobox', { name: 'Search this agent' }), text)
  return user
}

describe('the search of an agent', () => {
  it('shows how well suggestions match, at most five', async () => {
    await search('s')
    await screen.findByText('Searching...')
    await waitFor(() => expect(screen.getAllByRole('option').length).toBe(5))
    expect(screen.getAllByText(/^(Strong|Good|Possible) match$/)).toHaveLength(5)
  })

  it('opens a page whose whole name was typed', async () => {
    await search('handoff')
    await waitFor(() => expect(location.pathname + location.search).toBe(`${base}/settings?tab=handoff`))
    expect(screen.getAllByText('Strong match').length).toBeGreaterThan(0)
  })

  it('stays on its page while a name is typed, until Enter', async () => {
    const user = await search('handof')
    await screen.findAllByText('Strong match')
    // Longer than the search waits before it opens a page.
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(location.pathname).toBe(`${base}/overview`)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(location.pathname + location.search).toBe(`${base}/settings?tab=handoff`))
  })

  it('reports that nothing matches', async () => {
    await search('zzzz')
    await screen.findByText('No results found')
    expect(location.pathname).toBe(`${base}/overview`)
  })
})
