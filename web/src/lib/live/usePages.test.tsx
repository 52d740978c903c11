import type { Lead } from '@parley/functions/shared/chat/leads'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setWorld } from '../../test/fakeLive.ts'
import { makeLead } from '../../test/makeLead.ts'
import type { ListLocation } from '../firestore/documents.ts'
import { readList } from '../firestore/firestore.ts'
import { SessionContext } from '../session/session.ts'
import { usePages } from './usePages.ts'

vi.mock('./live.ts', () => import('../../test/fakeLive.ts'))
vi.mock('../firestore/firestore.ts', () => ({ readList: vi.fn() }))

const location: ListLocation = { region: 'eu', path: 'leads', newestBy: 'at', count: 100 }
const timeOf = ({ at }: Lead) => at

/** Creates a lead; number 1 is the oldest. */
const leadOf = (at: number) => makeLead({ ID: `lead${at}`, at })

/** Returns the page of at most a hundred leads before a time, as the database would. */
function pageBefore(newest: number) {
  const items = Array.from({ length: Math.min(100, newest) }, (_, index) => leadOf(newest - index))
  const last = items.at(-1)
  return {
    items,
    brokenIds: [],
    end: newest > 100 && last ? { after: last.at, afterId: last.ID } : undefined,
  }
}

function follow(newest: number) {
  setWorld({ documents: {}, lists: { 'eu/leads': pageBefore(newest) } })
}

function show(isComplete: boolean) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionContext value={{ uid: 'ann', email: '', name: '' }}>{children}</SessionContext>
  )
  const { result } = renderHook(() => usePages('lead', location, timeOf, isComplete), { wrapper })
  return () => {
    if (result.current.status !== 'ready') throw new Error('Not there yet')
    return result.current.data
  }
}

beforeEach(() => {
  vi.mocked(readList)
    .mockReset()
    .mockImplementation(async (_kind, { after = 0 }) => pageBefore(after - 1))
  follow(250)
})

describe('a list of many pages', () => {
  it('reads older items on request, from exactly where the newest ones end', async () => {
    const pages = show(false)
    expect([pages().items.length, pages().hasMore]).toEqual([100, true])
    expect(readList).not.toHaveBeenCalled()
    act(() => pages().loadMore())
    await waitFor(() => expect(pages().items).toHaveLength(200))
    expect(vi.mocked(readList).mock.calls[0]?.[1]).toMatchObject({ after: 151, afterId: 'lead151' })
    act(() => pages().loadMore())
    await waitFor(() => expect(pages().items).toHaveLength(250))
    expect(pages().hasMore).toBe(false)
  })

  it('reads a list to its end when it has to be complete', async () => {
    const pages = show(true)
    await waitFor(() => expect(pages().items).toHaveLength(250))
    expect(new Set(pages().items.map(({ ID }) => ID)).size).toBe(250)
    expect(readList).toHaveBeenCalledTimes(2)
  })

  it('continues reading when a short list has become a long one', async () => {
    follow(99)
    const pages = show(true)
    expect([pages().items.length, pages().hasMore]).toEqual([99, false])
    act(() => follow(250))
    await waitFor(() => expect(pages().items).toHaveLength(250))
  })

  it('keeps items that newer ones push out of the followed part', async () => {
    const pages = show(true)
    await waitFor(() => expect(pages().items).toHaveLength(250))
    act(() => follow(253))
    expect(pages().items.map(timeOf)).toEqual(Array.from({ length: 253 }, (_, index) => 253 - index))
    expect(readList).toHaveBeenCalledTimes(2)
  })

  it('updates a row that is not followed', async () => {
    const pages = show(true)
    await waitFor(() => expect(pages().items).toHaveLength(250))
    act(() => pages().put('lead7', { ...leadOf(7), state: 'done' }))
    act(() => pages().put('lead8', null))
    await waitFor(() => expect(pages().items).toHaveLength(249))
    expect(pages().items.find(({ ID }) => ID === 'lead7')?.state).toBe('done')
  })

  it('stops when a page fails to load, and continues on request', async () => {
    vi.mocked(readList).mockRejectedValueOnce(new Error('offline'))
    const pages = show(true)
    await waitFor(() => expect(readList).toHaveBeenCalledOnce())
    await waitFor(() => expect(pages().isLoadingMore).toBe(false))
    expect([pages().items.length, pages().hasMore]).toEqual([100, true])
    act(() => pages().loadMore())
    await waitFor(() => expect(pages().items).toHaveLength(250))
  })
})
