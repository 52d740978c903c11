import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/errors.ts'
import { readDocument, updateUnchanged } from '../../lib/firestore/firestore.ts'
import { savingInto, sentValues } from '../../test/fakeSaving.ts'
import { makeAgent } from '../../test/makeAgent.ts'
import { renderApp, setAnnsWorld } from '../../test/renderApp.tsx'

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))
vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))
vi.mock('../../lib/firestore/firestore.ts', () => ({ readDocument: vi.fn(), updateUnchanged: vi.fn() }))

const agent = makeAgent({ title: 'Tarn Boats' })
const made = { ...agent, vgOptions: { ...agent.vgOptions, systemPrompt: 'Be warm.' } }

beforeEach(() => {
  vi.mocked(call)
    .mockReset()
    .mockImplementation(async (name) => {
      if (name === 'readBrand') throw new CallError('unavailable')
      return { agentCreated: { ID: agent.ID, enableNodes: false } }
    })
  vi.mocked(readDocument).mockReset().mockResolvedValue(made)
  vi.mocked(updateUnchanged).mockReset().mockImplementation(savingInto(made))
  setAnnsWorld({ agents: [agent], maxAgents: 10 })
})

async function openWizard() {
  const { user } = renderApp('/app/eu/agents')
  await user.click((await screen.findAllByRole('button', { name: 'New Agent' }))[0]!)
  await user.click(await screen.findByRole('button', { name: /^Agent Wizard/ }))
  await screen.findByRole('heading', { name: 'Tell us about your company' })
  const clear = screen.queryByRole('button', { name: 'Clear all' })
  return { user, clear }
}

async function openEmptyWizard() {
  const opened = await openWizard()
  if (opened.clear) await opened.user.click(opened.clear)
  return opened
}

async function fillCompany(user: Awaited<ReturnType<typeof openWizard>>['user'], website = 'tarn.example') {
  await user.type(screen.getByLabelText('Company name'), 'Tarn Boats')
  await user.type(screen.getByLabelText('Company website'), website)
  await user.type(screen.getByLabelText('What does your company do?'), 'We hire boats. And mend them.')
}

describe('the agent wizard', () => {
  it('reports missing fields before it continues', async () => {
    const { user } = await openEmptyWizard()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    for (const text of [
      'Company name is required',
      'Company website is required',
      'Please tell us what your company does',
    ])
      expect(screen.getByText(text)).toBeTruthy()
    await user.type(screen.getByLabelText('Company website'), 'nowhere')
    await user.type(screen.getByLabelText('What does your company do?'), 'Boats')
    expect(screen.getByText('Please enter a valid website URL or domain')).toBeTruthy()
    expect(screen.getByText('Please provide at least 10 characters')).toBeTruthy()
  })

  it('restores cleared fields after another step, and after it was closed', async () => {
    const { user } = await openEmptyWizard()
    await fillCompany(user)
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    await user.click(screen.getByRole('button', { name: 'Branding' }))
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Agent Wizard' })).toBeNull())
    await user.click((await screen.findAllByRole('button', { name: 'New Agent' }))[0]!)
    await user.click(await screen.findByRole('button', { name: /^Agent Wizard/ }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(screen.getByLabelText('Company name')).toHaveProperty('value', 'Tarn Boats')
  })

  it('can be completed by keyboard without clearing it, and a clear can be undone', async () => {
    const { user } = await openEmptyWizard()
    await fillCompany(user)
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Continue' }))
    await user.tab()
    expect(document.activeElement?.textContent).toBe('Clear all')
    await user.keyboard('{Enter}')
    expect(screen.getByLabelText('Company name')).toHaveProperty('value', '')
    expect(document.activeElement?.textContent).toBe('Undo')
    await user.keyboard('{Enter}')
    expect(screen.getByLabelText('Company name')).toHaveProperty('value', 'Tarn Boats')
    await user.tab({ shift: true })
    await user.keyboard('{Enter}')
    expect(screen.queryByText('Company name is required')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Company' }))
  })

  it('returns to the incomplete step instead of creating', async () => {
    const { user } = await openEmptyWizard()
    await user.click(screen.getByRole('button', { name: 'Branding' }))
    await user.click(screen.getByRole('button', { name: 'Create agent' }))
    screen.getByText('Company name is required')
    expect(call).not.toHaveBeenCalled()
  })

  it('creates an agent with knowledge of its company, and opens it with its test chat', async () => {
    const { user } = await openEmptyWizard()
    await fillCompany(user)
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await user.click(screen.getByRole('button', { name: 'Use #1f6f54' }))
    await user.click(screen.getByRole('radio', { name: 'Dark' }))
    await user.click(screen.getByRole('button', { name: 'Create agent' }))
    await user.click(await screen.findByRole('button', { name: 'Open agent' }))
    expect(call).toHaveBeenCalledWith(
      'convertAgentTemplateToAgent',
      {
        region: 'eu',
        workspaceId: 'ann',
        agentName: 'Tarn Boats',
        agentTemplate: 'customer-support',
        attemptId: expect.any(String),
      },
      'eu',
    )
    expect(vi.mocked(updateUnchanged).mock.calls[0]?.[1]).toEqual({
      region: 'eu',
      path: `voiceglow/${agent.ID}`,
    })
    expect(sentValues(vi.mocked(updateUnchanged).mock.calls[0]?.[2])).toEqual(
      expect.objectContaining({
        description: 'We hire boats.',
        primaryColor: '#1f6f54',
        themeType: 'dark',
        'vgOptions.systemPrompt': expect.stringMatching(
          /^You speak for Tarn Boats\. Its website is https:\/\/tarn\.example\.\n[^]*\nWe hire boats\. And mend them\.\n-----\n[^]*\n\nBe warm\.$/,
        ),
      }),
    )
    await vi.waitFor(() =>
      expect(location.pathname + location.search).toBe(
        `/app/eu/agents/${agent.ID}/overview?showDebugger=true`,
      ),
    )
  })

  it('asks before it closes, and has kept everything when it is opened again', async () => {
    const { user } = await openEmptyWizard()
    await fillCompany(user)
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Close wizard' }))
    await user.click(screen.getAllByRole('button', { name: 'New Agent' })[0]!)
    await user.click(await screen.findByRole('button', { name: /^Agent Wizard/ }))
    expect(await screen.findByLabelText('Company name')).toHaveProperty('value', 'Tarn Boats')
  })

  it('reports the failure and retries without creating a second agent', async () => {
    const { user } = await openEmptyWizard()
    await fillCompany(user)
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    vi.mocked(updateUnchanged).mockRejectedValueOnce(new CallError('unavailable'))
    await user.click(screen.getByRole('button', { name: 'Create agent' }))
    expect(await screen.findByText(/^Failed to save agent: We can’t reach the server/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Save agent' }))
    await screen.findByRole('button', { name: 'Open agent' })
    const created = vi.mocked(call).mock.calls.filter(([name]) => name === 'convertAgentTemplateToAgent')
    expect(created).toHaveLength(1)
  })
})

describe("the plan's limit of agents", () => {
  it('is shown if it has room for at most one more agent', async () => {
    setAnnsWorld({ agents: [agent], maxAgents: 2 })
    renderApp('/app/eu/agents')
    expect(await screen.findByText('1 of 2 agents')).toBeTruthy()
  })

  it('blocks every way to another agent once it is reached', async () => {
    setAnnsWorld({ agents: [agent], maxAgents: 1 })
    const { user } = renderApp('/app/eu/agents')
    await screen.findByText('1 of 1 agent')
    await user.click(screen.getAllByRole('button', { name: 'New Agent' })[0]!)
    const drawer = await screen.findByRole('dialog')
    await user.type(within(drawer).getByLabelText('Name'), 'Another')
    expect(within(drawer).getByText('Your plan includes 1 agent, and you have that many.')).toBeTruthy()
    expect(within(drawer).getByRole('button', { name: /^Agent Wizard/ })).toHaveProperty('disabled', true)
  })
})
