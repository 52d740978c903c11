import { knowledgeSourceSchema } from '@parley/functions/shared/knowledge/knowledge'
import { defaultSiteSettings, type RunState } from '@parley/functions/shared/knowledge/sites'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/errors.ts'
import { setWorld } from '../../test/fakeLive.ts'
import { makeAgent } from '../../test/makeAgent.ts'
import { annsDocuments, renderApp } from '../../test/renderApp.tsx'

vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))
vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))

const agent = makeAgent()
const other = makeAgent({ ID: 'agent00000000002', title: 'Back office' })

function siteOf(ID: string, title: string, state: RunState, agentId = agent.ID) {
  return knowledgeSourceSchema.parse({
    ID,
    agentId,
    ownerID: 'ann',
    title,
    kind: 'site',
    sizeKB: 1,
    state: 'ready',
    createdAt: 1,
    lastModified: 1,
    site: {
      address: `https://${title}/`,
      settings: defaultSiteSettings,
      run: {
        number: 1,
        state,
        scope: 'all',
        startedBy: 'person',
        found: 40,
        looked: 10,
        failed: 2,
        startedAt: 1,
      },
    },
  })
}

function openSites(sites: ReturnType<typeof siteOf>[], agents = [agent, other]) {
  setWorld({
    documents: annsDocuments(agents.length),
    lists: {
      'eu/voiceglow': { items: agents, brokenIds: [] },
      'eu/kb': { items: sites, brokenIds: [] },
    },
  })
  return renderApp('/app/eu/automations')
}

describe('the table of websites', () => {
  it('lists the sites of all agents, those with an active run first', async () => {
    openSites([siteOf('site1', 'read.example', 'done'), siteOf('site2', 'now.example', 'running', other.ID)])
    const table = await screen.findByRole('table', { name: 'Websites' })
    const [, first, second] = within(table).getAllByRole('row')
    expect(first?.textContent).toContain('Reading: 10 of 40 pages · 2 pages failed')
    expect(first?.textContent).toContain('Back office')
    expect(second?.textContent).toContain('read.example')
    expect(within(table).getByRole('link', { name: 'now.example' }).getAttribute('href')).toBe(
      `/app/eu/agents/${other.ID}/kb/sites/site2`,
    )
    const utilities = screen.getByRole('button', { name: 'Show or fold Utilities' })
    expect(utilities.getAttribute('aria-expanded')).toBe('true')
  })
})

describe('the form of a new website', () => {
  it('requires an agent before a site can be added', async () => {
    const { user } = openSites([], [])
    await screen.findByText('An agent answers from what it reads. Create one first.')
    await user.click(screen.getAllByRole('button', { name: 'New Agent' }).at(-1) ?? document.body)
    expect(await screen.findByRole('dialog', { name: 'New Agent' })).toBeTruthy()
  })

  it("shows the server's refusal at the URL field, and sends the selected options", async () => {
    vi.mocked(call).mockRejectedValueOnce(new CallError('already-exists', 'This site is known.'))
    const { user } = openSites([])
    await user.click(await screen.findByRole('button', { name: 'Add website' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add website' })
    await user.selectOptions(within(dialog).getByLabelText('Agent'), 'Back office')
    await user.type(within(dialog).getByLabelText('URL'), 'example.com/help/')
    await user.click(within(dialog).getByLabelText('This page and subpages'))
    await user.click(within(dialog).getByRole('button', { name: 'Add and read' }))
    await within(dialog).findByText('This site is known.')
    expect(document.activeElement).toBe(within(dialog).getByLabelText('URL'))

    vi.mocked(call).mockResolvedValueOnce({ sourceId: 'site9' })
    await user.click(within(dialog).getByRole('button', { name: 'Add and read' }))
    await waitFor(() => expect(location.pathname).toBe(`/app/eu/agents/${other.ID}/kb/sites/site9`))
    expect(vi.mocked(call).mock.calls.at(-1)?.[1]).toMatchObject({
      agentId: other.ID,
      address: 'example.com/help/',
      settings: { ...defaultSiteSettings, include: ['/help/*'] },
    })
  })
})
