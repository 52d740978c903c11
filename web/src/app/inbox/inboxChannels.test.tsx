import { recordPathOf } from '@parley/functions/shared/channels/channelRecords'
import type { ChannelKind } from '@parley/functions/shared/channels/channels'
import { conversationSchema, type Message } from '@parley/functions/shared/chat/conversation'
import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { call } from '../../lib/call.ts'
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
vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))

const agent = makeAgent()
const inbox = `/app/eu/agents/${agent.ID}/convos`
const question: Message = { id: 'one-1', role: 'visitor', text: 'Is anybody there?', at: 1 }

/** Shows a conversation on a channel, with its account or without one. */
function showAccount(
  record: object | null,
  window: Message[] = [question],
  channel: ChannelKind = 'telegram',
) {
  const conversation = conversationSchema.parse({
    ID: 'one',
    agentId: agent.ID,
    ownerID: 'ann',
    channel,
    isTest: false,
    visitorId: 'visitor-1',
    startedAt: 1,
    lastMessageAt: 2,
    messageCount: 1,
    costUnits: 0,
    tokens: 0,
    preview: 'Hi',
    state: 'human',
    assigneeUid: 'ann',
    assigneeName: 'Ann',
    window: Object.fromEntries(window.map((message) => [message.id, message])),
  })
  const bot = record && {
    agentId: agent.ID,
    ownerID: 'ann',
    connectedAt: 1,
    brokenAt: 0,
    hasMessenger: true,
    hasInstagram: true,
    ...record,
  }
  setWorld({
    documents: {
      ...annsDocuments(1),
      [`eu/voiceglow/${agent.ID}/convos/one`]: conversation,
      [`eu/${recordPathOf(channel, agent.ID)}`]: bot,
    },
    lists: {
      'eu/voiceglow': { items: [agent], brokenIds: [] },
      [`eu/voiceglow/${agent.ID}/convos`]: { items: [conversation], brokenIds: [] },
    },
  })
}

describe('a reply on a channel', () => {
  it('is possible while its account is connected, and the typed text stays afterwards', async () => {
    showAccount({ state: 'connected' })
    const { user } = renderApp(`${inbox}/one`)
    const reply = await screen.findByLabelText('Your reply')
    await user.type(reply, 'Good morning')
    act(() => showAccount(null))
    expect(await screen.findByText('Telegram is no longer connected, so replies aren’t sent.')).toBeTruthy()
    expect([reply.hasAttribute('readonly'), reply]).toEqual([
      true,
      expect.objectContaining({ value: 'Good morning' }),
    ])
    expect(screen.getByText('What you typed stays here.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Send reply' })).toHaveProperty('disabled', true)
    const way = screen.getByRole('link', { name: 'Open Channels' })
    expect(way.getAttribute('href')).toBe(`/app/eu/agents/${agent.ID}/channels`)
    await user.type(reply, '!{Enter}')
    expect(call).not.toHaveBeenCalled()
  })

  it('waits for a broken account to be connected again', async () => {
    showAccount({ state: 'broken', brokenAt: 5 })
    renderApp(`${inbox}/one`)
    expect(await screen.findByText(/^Reconnect Telegram\./)).toBeTruthy()
    const way = screen.getByRole('link', { name: 'Reconnect' })
    expect(way.getAttribute('href')).toBe(`/app/eu/agents/${agent.ID}/channels?connect=telegram`)
  })

  it('waits for WhatsApp to unlock an account, without an offer to connect it again', async () => {
    showAccount({ state: 'broken', brokenAt: 5, isBanned: true }, [question], 'whatsapp')
    renderApp(`${inbox}/one`)
    expect(await screen.findByText(/^WhatsApp has locked this account\. Check Meta’s/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Reconnect' })).toBeNull()
    const way = screen.getByRole('link', { name: 'Open Channels' })
    expect(way.getAttribute('href')).toBe(`/app/eu/agents/${agent.ID}/channels`)
  })

  it('links to the channels when it was not delivered, for members who may fix them', async () => {
    const reason = (id: string, text: string): Message => ({
      id,
      role: 'operator',
      text: 'Hello',
      at: 2,
      author: 'Ann',
      delivery: { state: 'failed', reason: text },
    })
    const window = [reason('two', 'telegramNotConnected'), reason('three', 'telegramBlocked')]
    showAccount({ state: 'connected' }, window)
    renderApp(`${inbox}/one`)
    const sentence = 'The bot is not connected any more. Connect one on the Channels page.'
    const way = await screen.findByRole('link', { name: sentence })
    expect(way.getAttribute('href')).toBe(`/app/eu/agents/${agent.ID}/channels`)
    expect(screen.getByText(/^Not delivered: This person has blocked the bot/).querySelector('a')).toBeNull()
  })
})
