import { screen, waitFor } from '@testing-library/react'
import { agentFingerprint } from '@parley/functions/shared/agents/agentFingerprint'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../../lib/call.ts'
import { readList, updateUnchanged } from '../../lib/firestore/firestore.ts'
import { savingInto } from '../../test/fakeSaving.ts'
import { makeAgent } from '../../test/makeAgent.ts'
import { renderApp, setAnnsWorld } from '../../test/renderApp.tsx'

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))
vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))
vi.mock('../../lib/firestore/firestore.ts', () => ({ updateUnchanged: vi.fn(), readList: vi.fn() }))

const agent = makeAgent({ publishedVersion: 1 })
const published = { ...agent, publishedFingerprint: agentFingerprint(agent) }
const look = `/app/eu/agents/${agent.ID}/look`
const prompt = `/app/eu/agents/${agent.ID}/nodes`

beforeEach(() => {
  vi.mocked(call).mockReset().mockResolvedValue({ version: 2, fingerprint: 'x' })
  vi.mocked(updateUnchanged).mockReset().mockImplementation(savingInto(published))
  vi.mocked(readList).mockReset().mockResolvedValue({ items: [], brokenIds: [] })
  setAnnsWorld({ agents: [published] })
})

describe('editing an agent', () => {
  it('shows unsaved changes, discards them, and restores them', async () => {
    const { user } = renderApp(look)
    const title = await screen.findByLabelText('Title')
    await user.type(title, ' two')
    expect(screen.getByText('Unsaved changes')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(title).toHaveProperty('value', 'Front desk')
    expect(screen.queryByText('Unsaved changes')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(title).toHaveProperty('value', 'Front desk two')
    expect(screen.getByText('Unsaved changes')).toBeTruthy()
  })

  it('saves the changed fields and nothing else', async () => {
    const { user } = renderApp(prompt)
    await user.type(await screen.findByLabelText('System prompt'), 'Be kind.')
    await user.click(screen.getByRole('button', { name: /^Save (?!and|theme)/ }))
    await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull())
    expect(updateUnchanged).toHaveBeenCalledExactlyOnceWith(
      'agent',
      { region: 'eu', path: `voiceglow/${agent.ID}` },
      [
        {
          path: 'vgOptions.systemPrompt',
          before: agent.vgOptions.systemPrompt,
          after: 'Be kind.',
        },
      ],
      { lastModified: expect.any(Number) },
    )
  })

  it('keeps unsaved changes on another page of the agent', async () => {
    const { user } = renderApp(look)
    await user.type(await screen.findByLabelText('Title'), ' two')
    await user.click(screen.getByRole('link', { name: 'Prompt' }))
    await screen.findByLabelText('System prompt')
    expect(screen.getByText('Unsaved changes')).toBeTruthy()
  })

  it('asks before unsaved changes are left', async () => {
    const { user } = renderApp(look)
    await user.type(await screen.findByLabelText('Title'), ' two')
    await user.click(screen.getByRole('link', { name: 'Agents' }))
    await user.click(await screen.findByRole('button', { name: 'Stay' }))
    expect(location.pathname).toBe(look)
  })

  it('reports a chunk size that is too small at its field, and saves nothing', async () => {
    const { user } = renderApp(prompt)
    const chunk = await screen.findByLabelText('Max chunk size')
    await user.clear(chunk)
    await user.type(chunk, '500')
    expect(screen.getByText('Max chunk size must be greater than 1000')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /^Save (?!and|theme)/ }))
    expect(
      await screen.findByText('Failed to save agent, Max chunk size must be greater than 1000'),
    ).toBeTruthy()
    expect(updateUnchanged).not.toHaveBeenCalled()
  })

  it('reports a missing title at its field', async () => {
    const { user } = renderApp(look)
    await user.clear(await screen.findByLabelText('Title'))
    await user.click(screen.getByRole('button', { name: /^Save (?!and|theme)/ }))
    expect(await screen.findByText('Please provide a name for the agent.')).toBeTruthy()
  })

  it('focuses the invalid field, whatever page it is on', async () => {
    const { user } = renderApp(look)
    await user.clear(await screen.findByLabelText('Title'))
    await user.click(screen.getByRole('link', { name: 'Prompt' }))
    await screen.findByLabelText('System prompt')
    await user.click(screen.getByRole('button', { name: /^Save (?!and|theme)/ }))
    await waitFor(() => expect(document.activeElement).toBe(screen.queryByLabelText('Title')))
  })
})

describe('publishing', () => {
  it('shows Published and is disabled while the draft equals the publication', async () => {
    renderApp(look)
    expect(await screen.findByRole('button', { name: 'Published' })).toHaveProperty('disabled', true)
  })

  it('ignores when and by whom the agent was last changed', async () => {
    setAnnsWorld({ agents: [{ ...published, lastModified: 99 }] })
    renderApp(look)
    expect(await screen.findByRole('button', { name: 'Published' })).toHaveProperty('disabled', true)
  })

  it('saves first, then publishes, then shows how to add the agent to a website', async () => {
    const { user } = renderApp(look)
    await user.type(await screen.findByLabelText('Title'), '!')
    await user.click(screen.getByRole('button', { name: 'Save and publish' }))
    expect(await screen.findByText("You've just published your agent, it's now time to deploy")).toBeTruthy()
    expect(call).toHaveBeenCalledExactlyOnceWith('publishAgent', { region: 'eu', agentId: agent.ID }, 'eu')
    expect(vi.mocked(updateUnchanged).mock.invocationCallOrder[0]).toBeLessThan(
      vi.mocked(call).mock.invocationCallOrder[0] ?? 0,
    )
    await user.click(screen.getByRole('button', { name: "Don't show again" }))
    await user.type(screen.getByLabelText('Title'), '?')
    await user.click(screen.getByRole('button', { name: 'Save and publish' }))
    expect(await screen.findByText('Agent published.')).toBeTruthy()
    expect(screen.queryByText("You've just published your agent, it's now time to deploy")).toBeNull()
  })

  it('does not publish changes that could not be saved', async () => {
    vi.mocked(updateUnchanged).mockRejectedValue(new Error('offline'))
    const { user } = renderApp(look)
    await user.type(await screen.findByLabelText('Title'), '!')
    await user.click(screen.getByRole('button', { name: 'Save and publish' }))
    expect(await screen.findByText('Failed to save agent: Something went wrong')).toBeTruthy()
    expect(call).not.toHaveBeenCalled()
  })
})
