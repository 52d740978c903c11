import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clearPersonalStorage } from '../../../lib/browser/stored.ts'
import { makeAgent } from '../../../test/makeAgent.ts'
import { setWorld, currentWorld } from '../../../test/fakeLive.ts'
import { annsDocuments, renderApp, setAnnsWorld } from '../../../test/renderApp.tsx'

vi.mock('../../../lib/call.ts', () => ({ call: vi.fn(() => new Promise(() => {})) }))
vi.mock('../../../lib/live/live.ts', () => import('../../../test/fakeLive.ts'))

const agent = makeAgent()

beforeEach(() => setAnnsWorld({ agents: [agent] }))

async function openView(page = 'overview') {
  const { user } = renderApp(`/app/eu/agents/${agent.ID}/${page}`)
  await user.click(await screen.findByRole('button', { name: 'View' }))
  await screen.findByRole('menuitem', { name: 'Full screen' })
  return user
}

const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Agent' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

describe('the agent’s frame', () => {
  it('hides tabs and stores which, also after a sign-out', async () => {
    const user = await openView()
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Tests' }))
    expect(tabs()).not.toContain('Tests')
    clearPersonalStorage()
    expect(localStorage.getItem('agentHiddenTabs')).toBe('["tests"]')
    expect(JSON.parse(localStorage.getItem('agentVisibleTabs') ?? '')).toContain('overview')
  })

  it.each([
    [true, false],
    [false, true],
  ])(
    'shows a tab of tools to an agent with nodes (%s), which choose the tools: %s',
    async (enableNodes, hasTools) => {
      const other = makeAgent({ ID: 'ViewAgent0000001', enableNodes })
      setAnnsWorld({ agents: [other] })
      renderApp(`/app/eu/agents/${other.ID}/overview`)
      await screen.findByRole('heading', { level: 1, name: 'Overview' })
      expect(tabs()).toContain('Prompt')
      expect(tabs().includes('Tools')).toBe(hasTools)
    },
  )

  it('shows a hidden tab while it is the current one', async () => {
    localStorage.setItem('agentHiddenTabs', '["leads"]')
    renderApp(`/app/eu/agents/${agent.ID}/leads`)
    await screen.findByRole('heading', { level: 1, name: 'Leads' })
    expect(tabs()).toContain('Leads')
  })

  it('puts the tabs at the side, where they collapse to icons, and stores both', async () => {
    const user = await openView()
    await user.click(screen.getByRole('menuitem', { name: 'Tabs at the side' }))
    await user.click(await screen.findByRole('button', { name: 'Names of the sections' }))
    expect(screen.getByText('Knowledge', { selector: 'a > span' }).className).toBe('unseen')
    expect(localStorage.getItem('parley.agentLayout')).toBe('vertical')
    expect(localStorage.getItem('parley.agentSidebar')).toBe('collapsed')
    await user.click(screen.getByRole('button', { name: 'Names of the sections' }))
    await user.click(screen.getByRole('button', { name: 'View' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Tabs on top' }))
    expect(screen.queryByRole('button', { name: 'Names of the sections' })).toBeNull()
  })

  it('shows in the collapsed side bar that a channel must be connected again', async () => {
    localStorage.setItem('parley.agentLayout', 'vertical')
    localStorage.setItem('parley.agentSidebar', 'collapsed')
    const workspace = {
      ...annsDocuments(1)['eu/users/ann']!,
      brokenChannels: { [`telegram_${agent.ID}`]: 1 },
    }
    setWorld({ ...currentWorld(), documents: { ...annsDocuments(1), 'eu/users/ann': workspace } })
    renderApp(`/app/eu/agents/${agent.ID}/overview`)
    expect(await screen.findByRole('link', { name: 'Channels Needs attention' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Knowledge' })).toBeTruthy()
  })

  it('shows an agent in the whole window', async () => {
    const user = await openView()
    await user.click(screen.getByRole('menuitem', { name: 'Full screen' }))
    expect(document.querySelector('[data-fullscreen="true"]')).not.toBeNull()
    await user.click(screen.getByRole('button', { name: 'View' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Leave full screen' }))
    expect(document.querySelector('[data-fullscreen="true"]')).toBeNull()
  })

  it('hides the menu of views if there is no room for it', async () => {
    renderApp(`/app/eu/agents/${agent.ID}/overview`)
    const view = await screen.findByRole('button', { name: 'View' })
    expect(view.className).toContain('wide')
    expect(screen.getByRole('button', { name: 'Agent actions' }).className).not.toContain('wide')
  })
})
