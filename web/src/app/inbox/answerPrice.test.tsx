import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Message } from '@parley/functions/shared/chat/conversation'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import {
  InboxAgentRefContext,
  InboxScopeContext,
  type InboxScope,
} from '../../features/conversations/inboxContexts.ts'
import { MessageItem } from '../../features/conversations/messages/MessageItem.tsx'
import { CallError } from '../../lib/errors.ts'
import { SessionContext } from '../../lib/session/session.ts'
import { ViewerContext, type Viewer } from '../../lib/session/viewer.ts'
import { answerCalls } from '../../test/answerCalls.ts'
import { TestTheme } from '../../test/TestTheme.tsx'

vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))
vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))

const tags = { predefinedTags: [], disallowAnyTags: false, hasCannedReplies: false }
const client: Viewer = {
  actor: { kind: 'client', uid: 'c_eu_1', pages: ['/convos'] },
  sharedAgents: ['agent1'],
  organisation: { ...tags, hasBilling: true },
}
const member: Viewer = { actor: { kind: 'member', uid: 'ann', role: 'owner' }, sharedAgents: [] }

/** Shows an encrypted answer to a person. Each test has its own, because what was read is cached. */
function show(id: string, viewer: Viewer) {
  const message: Message = { id, role: 'agent', text: 'We open at nine.', at: 60_000, sealed: 'key.bytes' }
  const scope: InboxScope = {
    region: 'eu',
    workspaceId: 'ann',
    agentId: 'agent1',
    listPath: '/',
    pathOf: () => '/',
    agentOf: undefined,
    payment: () => 'Paid from a purchase',
    saveTest: () => null,
  }
  const item = (
    <ViewerContext value={viewer}>
      <InboxScopeContext value={scope}>
        <InboxAgentRefContext value={{ region: 'eu', agentId: 'agent1', workspaceId: 'ann' }}>
          <MessageItem
            conversationId="one"
            channel="widget"
            message={message}
            question=""
            askedAt={undefined}
            mark={undefined}
            onAction={() => undefined}
          />
        </InboxAgentRefContext>
      </InboxScopeContext>
    </ViewerContext>
  )
  render(
    <SessionContext value={{ uid: viewer.actor.uid, email: 'ann@example.com', name: 'Ann' }}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: item }])} />
    </SessionContext>,
    { wrapper: TestTheme },
  )
  return userEvent.setup()
}

const openReceipt = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole('button', { name: 'Receipt' }))
const lines = () => [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent)

describe('the price of an answer', () => {
  it('is all that a client sees whose agency shows billing', async () => {
    answerCalls({ openAnswerPrices: { answers: [{ id: 'a1', price: 12_345 }] } })
    const user = show('a1', client)
    await openReceipt(user)
    expect(await screen.findByText('$0.01235')).toBeTruthy()
    expect(lines()).toEqual(['Paid$0.01235'])
  })

  it('is missing for the client when the agency has paid the answer', async () => {
    answerCalls({ openAnswerPrices: { answers: [{ id: 'a2', price: null }] } })
    const user = show('a2', client)
    await openReceipt(user)
    expect(await screen.findByText('No sources used.')).toBeTruthy()
    expect(lines()).toEqual([])
  })

  it('says that it could not be loaded', async () => {
    answerCalls({ openAnswerPrices: new CallError('unavailable') })
    const user = show('a3', client)
    await openReceipt(user)
    expect(await screen.findByText('The price could not be loaded')).toBeTruthy()
  })

  it('has no receipt for a client of an agency without billing', async () => {
    answerCalls({})
    show('a4', { ...client, organisation: { ...tags, hasBilling: false } })
    expect(await screen.findByText('We open at nine.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Receipt' })).toBeNull()
  })

  it('is shown with cost and margin to a member of the agency', async () => {
    const receipt = {
      lease: 'l',
      amount: 17_250,
      price: 6_900,
      model: 'gpt-4o',
      inputTokens: 600,
      outputTokens: 27,
      rule: 'r',
    }
    answerCalls({ openAnswerCosts: { costUnits: 0, tokens: 0, answers: [{ id: 'a5', receipt }] } })
    const user = show('a5', member)
    await openReceipt(user)
    expect(await screen.findByText('1.7250')).toBeTruthy()
    expect(lines()).toEqual([
      'Modelgpt-4o',
      'Input600 tokens',
      'Output27 tokens',
      'Cost$0.00173',
      'Client’s price$0.00690',
      'Margin$0.00518',
      'Credits1.7250',
    ])
  })
})
