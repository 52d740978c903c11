import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/errors.ts'
import { makeAgent } from '../../test/makeAgent.ts'
import { renderApp, setAnnsWorld } from '../../test/renderApp.tsx'

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))
vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))

beforeEach(() => {
  vi.mocked(call).mockReset()
  setAnnsWorld({})
})

async function openDrawer() {
  const { user } = renderApp('/app/eu/agents')
  await screen.findByText('Create your first agent')
  await user.click(screen.getAllByRole('button', { name: 'New Agent' })[0]!)
  const name = await screen.findByRole('textbox', { name: 'Name' })
  // The input of an earlier test is kept.
  await user.clear(name)
  await user.click(screen.getByRole('radio', { name: /^Customer support/ }))
  return { user, name }
}

describe('the drawer of a new agent', () => {
  it('requires a name', async () => {
    const { user, name } = await openDrawer()
    const create = screen.getByRole('button', { name: 'Create' })
    expect(create).toHaveProperty('disabled', true)
    await user.type(name, '   ')
    expect(create).toHaveProperty('disabled', true)
    await user.type(name, 'Front desk')
    expect(create).toHaveProperty('disabled', false)
  })

  it('keeps its input until it is opened again', async () => {
    const { user, name } = await openDrawer()
    await user.type(name, 'Front')
    await user.click(screen.getByRole('radio', { name: /^Real estate/ }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull())
    await user.click(screen.getAllByRole('button', { name: 'New Agent' })[0]!)
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Front')
    expect(screen.getByRole('radio', { name: /^Real estate/ })).toHaveProperty('checked', true)
  })

  it('cannot be closed while the agent is created, and redirects nobody who navigated away', async () => {
    let finish = () => {}
    const isAllowed = new Promise<void>((resolve) => (finish = resolve))
    vi.mocked(call).mockImplementation(async () => {
      await isAllowed
      return { agentCreated: { ID: 'agent00000000001', enableNodes: false } }
    })
    const { user, name } = await openDrawer()
    await user.type(name, 'Front desk')
    await user.click(screen.getByRole('button', { name: 'Create' }))
    await user.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true)
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByLabelText('Command'), 'Workspace and members')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New Agent' })).toBeNull())
    await act(async () => finish())
    expect(location.pathname).toBe('/app/eu/workspace')
  })

  it('offers seven templates, by kind', async () => {
    const { user } = await openDrawer()
    expect(screen.getAllByRole('radio', { name: /\w+ \w+/ }).length).toBeGreaterThanOrEqual(7)
    await user.click(screen.getByRole('radio', { name: 'Entertainment' }))
    expect(screen.getByRole('radio', { name: /^Game character/ })).toBeTruthy()
    expect(screen.queryByRole('radio', { name: /^Real estate/ })).toBeNull()
    expect(screen.getByRole('radio', { name: /^Game character/ })).toHaveProperty('checked', true)
  })

  it('opens the new agent with its test chat', async () => {
    vi.mocked(call).mockResolvedValue({ agentCreated: { ID: 'agent00000000001', enableNodes: false } })
    const { user, name } = await openDrawer()
    await user.type(name, 'Front desk')
    setAnnsWorld({ agents: [makeAgent()] })
    await user.click(screen.getByRole('button', { name: 'Create' }))
    await screen.findByText('Agent created successfully, redirecting...')
    expect(location.pathname + location.search).toBe(
      '/app/eu/agents/agent00000000001/overview?showDebugger=true',
    )
  })

  it('opens the nodes of an agent that has them', async () => {
    Object.assign(window, { innerWidth: 1440 })
    vi.mocked(call).mockResolvedValue({ agentCreated: { ID: 'agent00000000001', enableNodes: true } })
    const { user, name } = await openDrawer()
    await user.type(name, 'Front desk')
    setAnnsWorld({ agents: [makeAgent({ enableNodes: true })] })
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Prompt' })).toBeTruthy()
    expect(location.pathname).toBe('/app/eu/agents/agent00000000001/nodes')
    expect(await screen.findByRole('complementary', { name: /^Test chat with/ })).toBeTruthy()
  })

  it('says where other services are connected later, without a link', async () => {
    await openDrawer()
    const note = screen.getByText(
      'Third-party integrations are set up later, under Settings then Integrations.',
    )
    expect(note.querySelector('a')).toBeNull()
  })

  it.each([
    ['unauthenticated', 'You must be logged in to create an agent'],
    ['agent-limit-reached', 'Error: You’ve reached your plan’s agent limit.'],
    ['unavailable', 'Error creating agent, We can’t reach the server. Check your connection and try again.'],
    ['internal', 'Error creating agent: Something went wrong'],
  ] as const)('reports the failure: %s', async (code, text) => {
    vi.mocked(call).mockRejectedValue(new CallError(code))
    const { user, name } = await openDrawer()
    await user.type(name, 'Front desk')
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect(await screen.findByText(text)).toBeTruthy()
  })
})

describe('the list of agents', () => {
  it('shows an unreadable document as such', async () => {
    setAnnsWorld({ agents: [makeAgent()], brokenAgentIds: ['broken1'] })
    renderApp('/app/eu/agents')
    expect(await screen.findByText(/Agent broken1 cannot be shown/)).toBeTruthy()
  })

  it('redirects to the same page in the other region if the URL names the wrong one', async () => {
    setAnnsWorld({ agents: [makeAgent()] })
    renderApp('/app/na/agents/agent00000000001/nodes')
    await screen.findByLabelText('System prompt')
    expect(location.pathname).toBe('/app/eu/agents/agent00000000001/nodes')
  })

  it('shows the 404 page for a missing agent, with the URL that was opened', async () => {
    renderApp('/app/eu/agents/agent0000missing/nodes')
    await screen.findByText('Page not found')
    expect(document.querySelector('bdi')?.textContent.replaceAll('\u200B', '')).toBe(
      '/app/eu/agents/agent0000missing/nodes',
    )
    expect(location.pathname).toBe('/404')
  })
})
