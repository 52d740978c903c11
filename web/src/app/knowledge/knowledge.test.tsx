import { knowledgeSourceSchema } from '@parley/functions/shared/knowledge/knowledge'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../../lib/call.ts'
import { answerCalls } from '../../test/answerCalls.ts'
import { setWorld } from '../../test/fakeLive.ts'
import { makeAgent } from '../../test/makeAgent.ts'
import { annsDocuments, renderApp } from '../../test/renderApp.tsx'

vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))
vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))
// A file upload that never ends.
vi.mock('../../features/knowledge/sendFile.ts', () => ({ sendFile: () => new Promise(() => {}) }))

const agent = makeAgent()
const home = `/app/eu/agents/${agent.ID}/kb`

function sourceOf(ID: string, title: string, kind: 'text' | 'pair') {
  return knowledgeSourceSchema.parse({
    ID,
    agentId: agent.ID,
    ownerID: 'ann',
    title,
    kind,
    sizeKB: 1,
    state: 'ready',
    createdAt: 1,
    lastModified: 1,
  })
}

const sources = [
  sourceOf('source1', 'Opening hours', 'text'),
  sourceOf('source2', 'Are dogs allowed?', 'pair'),
]

function showSources(items: typeof sources) {
  setWorld({
    documents: annsDocuments(1),
    lists: {
      'eu/voiceglow': { items: [agent], brokenIds: [] },
      [`eu/voiceglow/${agent.ID}/kb`]: { items, brokenIds: [] },
    },
  })
}

function deleteFirst() {
  showSources(sources.slice(1))
  return { success: true }
}

beforeEach(() => {
  answerCalls({ teachAnswer: { sourceId: 'source3' }, deleteKnowledgeSource: deleteFirst })
  showSources(sources)
})

describe('the knowledge page of an agent', () => {
  it('asks before it is left during an upload', async () => {
    const { user } = renderApp(home)
    const input = await screen.findByLabelText('Knowledge files')
    await user.upload(input, new File(['Dogs are welcome.'], 'dogs.txt', { type: 'text/plain' }))
    await user.click(screen.getByRole('link', { name: 'Unanswered' }))
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
    within(dialog).getByText(/Files are still uploading/)
    expect(location.pathname).toBe(home)
    await user.click(within(dialog).getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(location.pathname).toBe(`${home}/questions`))
  })

  it('saves a pair for a question that no visitor has asked', async () => {
    const { user } = renderApp(home)
    await user.click(await screen.findByRole('button', { name: 'Question and answer' }))
    const dialog = await screen.findByRole('dialog', { name: 'Question and answer' })
    await user.type(within(dialog).getByLabelText('Question'), 'Are dogs allowed?')
    await user.type(within(dialog).getByLabelText('Answer'), 'Yes.')
    await user.click(within(dialog).getByRole('button', { name: 'Save answer' }))
    const taught = { region: 'eu', agentId: agent.ID, question: 'Are dogs allowed?', answer: 'Yes.' }
    await waitFor(() => expect(call).toHaveBeenCalledWith('teachAnswer', taught, 'eu'))
  })

  it('keeps the focus in the list after a source was deleted', async () => {
    const { user } = renderApp(home)
    await user.click(await screen.findByRole('button', { name: 'Delete Opening hours' }))
    const dialog = await screen.findByRole('dialog', { name: 'Delete source' })
    await user.click(within(dialog).getByRole('button', { name: 'Delete source' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Opening hours' })).toBeNull())
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('table', { name: 'Knowledge sources' })),
    )
  })

  it("shows a pair's short name, and the next step for a deleted source", async () => {
    const { user } = renderApp(home)
    await screen.findByText('Q&A')
    await user.click(screen.getByRole('link', { name: 'Are dogs allowed?' }))
    await screen.findByText('Source not found')
    const button = within(screen.getByRole('main')).getAllByRole('link', { name: 'Knowledge' }).at(-1)
    expect(button?.className).toContain('Button')
    expect(button?.getAttribute('href')).toBe(home)
  })
})
