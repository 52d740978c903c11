import { conversationPageSchema } from '@parley/functions/shared/chat/conversation'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readList } from '../../../lib/firestore/firestore.ts'
import { InboxAgentRefContext } from '../inboxContexts.ts'
import { useEarlierMessages } from './useEarlierMessages.ts'

vi.mock('../../../lib/firestore/firestore.ts', () => ({ readList: vi.fn() }))

const pageOf = (number: number) =>
  conversationPageSchema.parse({
    agentId: 'a',
    ownerID: 'o',
    number,
    messages: [{ id: `m${number}`, role: 'visitor', text: `Page ${number}`, at: number }],
  })
let stored = 0

beforeEach(() => {
  vi.mocked(readList)
    .mockReset()
    .mockImplementation(async (_kind, { after = Number.POSITIVE_INFINITY, count }) => ({
      items: Array.from({ length: stored }, (_, number) => pageOf(number))
        .toReversed()
        .filter(({ number }) => number < after)
        .slice(0, count),
      brokenIds: [],
    }))
})

const wrapper = ({ children }: { children: ReactNode }) => (
  <InboxAgentRefContext value={{ region: 'eu', agentId: 'a', workspaceId: 'o' }}>
    {children}
  </InboxAgentRefContext>
)

function open(pages: number) {
  stored = pages
  const hook = renderHook((props: { pages: number }) => useEarlierMessages({ ID: 'c', pages: props.pages }), {
    wrapper,
    initialProps: { pages },
  })
  const texts = () => hook.result.current.messages.map(({ text }) => text)
  const grow = (next: number) => {
    stored = next
    hook.rerender({ pages: next })
  }
  return { result: hook.result, texts, grow }
}

describe('useEarlierMessages', () => {
  it('reads a few pages at a time on request, back to the first', async () => {
    const { result, texts } = open(12)
    expect(result.current.hasMore).toBe(true)
    expect(readList).not.toHaveBeenCalled()
    await act(async () => result.current.load())
    await waitFor(() => expect(texts()).toHaveLength(10))
    await act(async () => result.current.loadAll())
    expect(texts()).toEqual(Array.from({ length: 12 }, (_, number) => `Page ${number}`))
    expect(result.current.hasMore).toBe(false)
  })

  it('adds pages that leave the window while the user reads', async () => {
    const { result, texts, grow } = open(2)
    await act(async () => result.current.load())
    await waitFor(() => expect(texts()).toEqual(['Page 0', 'Page 1']))
    grow(4)
    await waitFor(() => expect(texts()).toEqual(['Page 0', 'Page 1', 'Page 2', 'Page 3']))
    expect(result.current.hasMore).toBe(false)
  })

  it('reads nothing without a request', async () => {
    const { result, grow } = open(0)
    expect(result.current.hasMore).toBe(false)
    grow(1)
    expect(result.current.hasMore).toBe(true)
    expect(readList).not.toHaveBeenCalled()
  })
})
