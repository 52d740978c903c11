import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeAgent } from '../../test/makeAgent.ts'
import { renderApp, setAnnsWorld } from '../../test/renderApp.tsx'

vi.mock('../../lib/call.ts', () => ({ call: vi.fn(() => new Promise(() => {})) }))
vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))

const agent = makeAgent()
const base = `/app/eu/agents/${agent.ID}`

beforeEach(() =>
  setAnnsWorld({ agents: [agent, makeAgent({ ID: 'agent00000000002', title: 'Back office' })] }),
)

describe('URLs that stay valid', () => {
  it.each([
    ['/app/eu/account/billing?dialog=topup', '/app/eu/billing?dialog=topup', 'Billing'],
    [base, `${base}/overview`, 'Overview'],
    [`${base}/home`, `${base}/overview`, 'Overview'],
    [`${base}/settings?tab=technical`, `${base}/settings?tab=technical`, 'Settings'],
    [`${base}/leads?selected_agent_id=agent00000000002`, '/app/eu/agents/agent00000000002/leads', 'Leads'],
    [
      '/app/eu/agents?selected_agent_id=agent00000000002',
      '/app/eu/agents/agent00000000002/overview',
      'Overview',
    ],
  ])('redirects %s to %s', async (from, to, heading) => {
    renderApp(from)
    await screen.findByRole('heading', { level: 1, name: heading })
    expect(location.pathname + location.search).toBe(to)
  })

  it('do not include an unknown section of an agent, which is not found', async () => {
    renderApp(`${base}/nowhere`)
    expect(await screen.findByText('Page not found')).toBeTruthy()
  })
})

describe('the command menu', () => {
  it.each([
    ['invite', 'Invite a teammate'],
    ['leads', 'Leads'],
    ['colour', 'Appearance'],
    ['handoff', 'Settings: Handoff'],
    ['log out', 'Sign out'],
  ])('finds “%s” for every synonym', async (word, label) => {
    const { user } = renderApp('/app/eu/billing')
    await screen.findByRole('heading', { level: 1, name: 'Billing' })
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByLabelText('Command'), word)
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toContain(label),
    )
  })

  it('announces its options, the selected one and their number to screen readers', async () => {
    const { user } = renderApp('/app/eu/billing')
    await screen.findByRole('heading', { level: 1, name: 'Billing' })
    await user.keyboard('{Control>}k{/Control}')
    const field = await screen.findByRole('combobox', { name: 'Command' })
    const list = screen.getByRole('listbox', { name: 'Command menu' })
    expect(field.getAttribute('aria-expanded')).toBe('true')
    await waitFor(() => expect(field.getAttribute('aria-controls')).toBe(list.id))
    expect(within(list).getByRole('group', { name: 'Actions' })).toBeTruthy()

    const chosen = () =>
      document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent
    await waitFor(() => expect(chosen()).toBe('Home'))
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(chosen()).toBe('Inbox'))
    await user.type(field, 'usage')
    await waitFor(() => expect(chosen()).toBe('Usage'))
    expect(screen.getByText(/^\d+ results?$/).tagName).toBe('OUTPUT')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(location.pathname).toBe('/app/eu/usage'))
    expect(screen.queryByRole('combobox', { name: 'Command' })).toBeNull()
  })

  it('reports that nothing is found', async () => {
    const { user } = renderApp('/app/eu/billing')
    await screen.findByRole('heading', { level: 1, name: 'Billing' })
    await user.keyboard('{Control>}k{/Control}')
    const field = await screen.findByRole('combobox', { name: 'Command' })
    await user.type(field, 'zzzz')
    expect((await screen.findByText('Nothing found')).tagName).toBe('OUTPUT')
    expect(field.getAttribute('aria-expanded')).toBe('false')
    expect(field.getAttribute('aria-activedescendant')).toBeNull()
  })
})

describe('the pages of an agent', () => {
  it.each([
    ['nodes', 'Prompt'],
    ['tools', 'Tools'],
    ['settings?tab=core', 'Core'],
    ['settings?tab=technical', 'Technical'],
    ['settings?tab=integrations', 'Integrations'],
  ])('%s opens, with %s as the current one', async (page, name) => {
    renderApp(`${base}/${page}`)
    await waitFor(() => expect(screen.getByRole('link', { name }).getAttribute('aria-current')).toBe('page'))
    expect(location.pathname + location.search).toBe(`${base}/${page}`)
  })
})

describe('the side navigation', () => {
  it('leads to the pages of each group', async () => {
    renderApp('/app/eu/billing')
    const main = within(await screen.findByRole('navigation', { name: 'Main' }))
    const links = main
      .getAllByRole('link')
      .map((link) => [link.textContent?.trim(), link.getAttribute('href')])
    const found = Object.fromEntries(links.map(([name = '', href]) => [name, href]))
    expect(found).toMatchObject({
      Agents: '/app/eu/agents',
      Functions: '/app/eu/integrations',
      'Meta Pages': '/app/eu/meta-pages',
      WhatsApp: '/app/eu/whatsapp-numbers',
      Credentials: '/app/eu/credentials',
      Crawler: '/app/eu/automations',
      Agency: '/app/eu/agency',
      Clients: '/app/eu/clients',
      Profit: '/app/eu/profit',
    })
    for (const name of ['Integrations', 'Utilities', 'White label'])
      expect(main.getByRole('heading', { name })).toBeTruthy()
  })
})
