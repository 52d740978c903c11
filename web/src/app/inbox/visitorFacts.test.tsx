import { conversationSchema, type Conversation } from '@parley/functions/shared/chat/conversation'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type * as Live from '../../lib/live/live.ts'
import { setWorld } from '../../test/fakeLive.ts'
import { makeAgent } from '../../test/makeAgent.ts'
import { annsDocuments, renderApp } from '../../test/renderApp.tsx'

vi.mock('../../lib/live/live.ts', async (importActual) => ({
  ...(await import('../../test/fakeLive.ts')),
  useLive: (await importActual<typeof Live>()).useLive,
}))
vi.mock('../../features/conversations/list/readRows.ts', () => import('../../test/readRows.ts'))
vi.mock('../../lib/firestore/firestore.ts', () => ({
  updateDocument: vi.fn(() => Promise.resolve()),
  setDocument: vi.fn(() => Promise.resolve()),
}))
vi.mock('../../lib/call.ts', () => ({ call: vi.fn(() => Promise.resolve({ success: true })) }))

const agent = makeAgent()
const inbox = `/app/eu/agents/${agent.ID}/convos`

function show(visitor: Partial<Conversation['visitor']>) {
  const conversation = conversationSchema.parse({
    ID: 'one',
    agentId: agent.ID,
    ownerID: 'ann',
    channel: 'widget',
    isTest: false,
    visitorId: 'visitor-1',
    startedAt: 1,
    lastMessageAt: 2,
    messageCount: 1,
    preview: 'Hi',
    visitor,
    window: { one: { id: 'one-1', role: 'visitor', text: 'Is anybody there?', at: 1 } },
  })
  setWorld({
    documents: { ...annsDocuments(1), [`eu/voiceglow/${agent.ID}/convos/one`]: conversation },
    lists: {
      'eu/voiceglow': { items: [agent], brokenIds: [] },
      [`eu/voiceglow/${agent.ID}/convos`]: { items: [conversation], brokenIds: [] },
    },
  })
}

/** Returns the badges beside each detail of the visitor. */
async function badgesOf(visitor: Partial<Conversation['visitor']>) {
  show(visitor)
  const { user } = renderApp(`${inbox}/one`)
  await user.click(await screen.findByRole('button', { name: 'Details' }))
  const facts = await screen.findByRole('region', { name: visitor.name ?? '' })
  return {
    verified: within(facts)
      .getAllByText('Verified')
      .map((badge) => badge.closest('div[class=""], dd')?.textContent),
    claims: within(facts).queryAllByText('Not verified').length,
  }
}

const ada = { id: 'user-42', name: 'Ada', email: 'ada@example.com', phone: '+49 1', verified: true }

describe('the facts about a visitor', () => {
  it('have the badge of a verified visitor beside the id, and show the other details as claims', async () => {
    expect(await badgesOf(ada)).toEqual({ verified: ['user-42 Verified'], claims: 3 })
  })
})
