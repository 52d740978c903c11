import { conversationSchema } from '@parley/functions/shared/chat/conversation'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type * as Live from '../../lib/live/live.ts'
import { answerCalls } from '../../test/answerCalls.ts'
import { setWorld } from '../../test/fakeLive.ts'
import { makeAgent } from '../../test/makeAgent.ts'
import { annsDocuments, renderApp } from '../../test/renderApp.tsx'

vi.mock('../../lib/live/live.ts', async (importActual) => ({
  ...(await import('../../test/fakeLive.ts')),
  useLive: (await importActual<typeof Live>()).useLive,
}))
vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))
vi.mock('../../features/conversations/list/readRows.ts', () => import('../../test/readRows.ts'))
vi.mock('../../lib/firestore/firestore.ts', () => ({
  updateDocument: vi.fn(() => Promise.resolve()),
  setDocument: vi.fn(() => Promise.resolve()),
  readDocument: vi.fn(() => Promise.resolve({ title: 'Visit us', text: 'Parking is free.' })),
}))

const agent = makeAgent()
const inbox = `/app/eu/agents/${agent.ID}/convos`
const day = (number: number) => new Date(2026, 2, number, 12).getTime()

function makeConversation(ID: string, preview: string) {
  const receipt = {
    lease: 'l',
    amount: 17_250,
    model: 'gpt-4o',
    inputTokens: 600,
    outputTokens: 27,
    rule: 'r',
  }
  return conversationSchema.parse({
    ID,
    agentId: agent.ID,
    ownerID: 'ann',
    channel: 'widget',
    isTest: false,
    visitorId: `visitor-${ID}`,
    startedAt: day(3),
    lastMessageAt: day(4),
    messageCount: 2,
    costUnits: 17_250,
    tokens: 627,
    preview,
    window: {
      m1: { id: `${ID}-1`, role: 'visitor', text: 'Is there parking?', at: day(3) },
      m2: {
        id: `${ID}-2`,
        role: 'agent',
        text: 'Yes, behind the house.',
        at: day(4),
        receipt,
        sources: [{ id: 's', title: 'Visit us', passage: 'parking' }],
      },
    },
  })
}

beforeEach(() => {
  answerCalls({})
  const conversations = {
    items: [makeConversation('one', 'First question'), makeConversation('two', 'Second question')],
    brokenIds: [],
  }
  setWorld({
    documents: {
      ...annsDocuments(1),
      ...Object.fromEntries(
        conversations.items.map((item) => [`eu/voiceglow/${agent.ID}/convos/${item.ID}`, item]),
      ),
    },
    lists: {
      'eu/voiceglow': { items: [agent], brokenIds: [] },
      [`eu/voiceglow/${agent.ID}/convos`]: conversations,
    },
  })
})

describe('the inbox', () => {
  it('moves through its list with the arrow keys and opens with Enter', async () => {
    const { user } = renderApp(inbox)
    await screen.findByText('First question')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(document.activeElement?.textContent).toContain('Second question')
    await user.keyboard('{ArrowUp}{Enter}')
    expect(location.pathname).toBe(`${inbox}/one`)
  })

  it('shows the cost of an answer only on its receipt, which links to its cited passages', async () => {
    const { user } = renderApp(`${inbox}/one`)
    const open = await screen.findByRole('button', { name: 'Receipt' })
    expect(screen.queryByText('1.7250')).toBeNull()
    await user.click(open)
    expect(await screen.findByText('1.7250')).toBeTruthy()
    expect(screen.getByText('600 tokens')).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('1.7250')).toBeNull())
    await user.click(open)
    expect(screen.queryByText('Parking is free.')).toBeNull()
    await user.click(await screen.findByRole('button', { name: '1 passage' }))
    await screen.findByText('Parking is free.')
    expect(screen.getByRole('list', { name: 'Sources' }).textContent).toBe('Visit usParking is free.')
  })

  it('shows the sources and the receipt of an answer beside the messages where there is room', async () => {
    const width = window.innerWidth
    Object.assign(window, { innerWidth: 1600 })
    const { user } = renderApp(`${inbox}/one`)
    const open = await screen.findByRole('button', { name: 'Receipt' })
    const details = within(screen.getByRole('complementary', { name: 'Details' }))
    await user.click(details.getByRole('tab', { name: 'Trace' }))
    expect(details.getByText(/^Select a sentence of an answer/)).toBeTruthy()
    await user.click(open)
    expect(open.getAttribute('aria-expanded')).toBe('true')
    expect(await details.findByText('1.7250')).toBeTruthy()
    expect(await details.findByText('Parking is free.')).toBeTruthy()
    await user.click(open)
    expect(details.getByRole('tab', { name: 'Visitor' }).getAttribute('aria-selected')).toBe('true')
    Object.assign(window, { innerWidth: width })
  })

  it('shows operators the costs of an answer that is stored encrypted', async () => {
    const stored = makeConversation('one', 'First question')
    const [question, { receipt, ...answer } = {}] = stored.window
    const window = [question, { ...answer, sealed: 'key.bytes' }]
    const sealed = { ...stored, costUnits: 0, tokens: 0, sealedTotals: 'key.sums', window }
    setWorld({
      documents: { ...annsDocuments(1), [`eu/voiceglow/${agent.ID}/convos/one`]: sealed },
      lists: {
        'eu/voiceglow': { items: [agent], brokenIds: [] },
        [`eu/voiceglow/${agent.ID}/convos`]: { items: [sealed], brokenIds: [] },
      },
    })
    const opened = { costUnits: 17_250, tokens: 627, answers: [{ id: 'one-2', receipt }] }
    answerCalls({ openAnswerCosts: opened })
    const { user } = renderApp(`${inbox}/one`)
    await user.click(await screen.findByRole('button', { name: 'Receipt' }))
    expect(await screen.findByText('1.7250')).toBeTruthy()
    expect(screen.getByText('600 tokens')).toBeTruthy()
  })

  it('shows the receipt on a phone as its own layer, which Escape closes', async () => {
    const width = window.innerWidth
    Object.assign(window, { innerWidth: 375 })
    const { user } = renderApp(`${inbox}/one`)
    const open = await screen.findByRole('button', { name: 'Receipt' })
    await user.click(open)
    const sheet = await screen.findByRole('dialog', { name: 'Receipt' })
    expect(within(sheet).getByText('1.7250')).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(open)
    Object.assign(window, { innerWidth: width })
  })

  it('draws a line where a new day begins', async () => {
    renderApp(`${inbox}/one`)
    await screen.findByText('Is there parking?')
    const days = [...screen.getByRole('log', { name: 'Messages' }).querySelectorAll('time')].filter(
      ({ dateTime }) => dateTime.length === 10,
    )
    expect(days).toHaveLength(2)
  })

  it('filters the list, stores the filter in the URL, and clears it again', async () => {
    const { user } = renderApp(inbox)
    await user.click(await screen.findByRole('radio', { name: /^Open/ }))
    expect(location.search).toBe('?show=open')
    expect(screen.getByText('First question')).toBeTruthy()
    await user.type(screen.getByRole('searchbox', { name: 'Search conversations' }), 'nothing')
    await screen.findByText('No matching conversations')
    expect(location.search).toBe('?show=open&search=nothing')
    await user.click(screen.getAllByRole('button', { name: 'Clear filter' })[0]!)
    expect(await screen.findByText('First question')).toBeTruthy()
    expect(location.search).toBe('')
  })

  it('keeps its filter in the URL of a conversation', async () => {
    const { user } = renderApp(`${inbox}?show=open`)
    await user.click((await screen.findByText('First question')).closest('a')!)
    expect(location.pathname + location.search).toBe(`${inbox}/one?show=open`)
  })
})
