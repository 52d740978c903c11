import type { QuerySnapshot } from 'firebase/firestore'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followConfirmed } from './followConfirmed.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function snapshotOf(count: number, fromCache: boolean, changed = count): QuerySnapshot {
  const part = {
    empty: count === 0,
    metadata: { fromCache },
    docChanges: () => Array.from({ length: changed }),
  }
  // oxlint-disable-next-line typescript/consistent-type-assertions
  return part as unknown as QuerySnapshot
}

function openList() {
  const next = vi.fn<() => void>()
  const fail = vi.fn<() => void>()
  const { receive, stop } = followConfirmed(next, fail)
  return { next, fail, receive, stop }
}

describe('followConfirmed', () => {
  it('reports an empty list of the cache once the server confirms it', () => {
    const { next, fail, receive } = openList()
    receive(snapshotOf(0, true))
    vi.advanceTimersByTime(500)
    receive(snapshotOf(0, false))
    vi.advanceTimersByTime(5_000)
    expect(next).toHaveBeenCalledTimes(1)
    expect(fail).not.toHaveBeenCalled()
  })

  it('fails when the server does not confirm an empty list, and recovers when it does', () => {
    const { next, fail, receive } = openList()
    receive(snapshotOf(0, true))
    vi.advanceTimersByTime(1_100)
    expect(fail).toHaveBeenCalledTimes(1)
    receive(snapshotOf(0, false))
    expect(next).toHaveBeenCalledTimes(1)
  })

  it('reports documents at once, and no changes of metadata', () => {
    const { next, receive } = openList()
    receive(snapshotOf(2, true))
    receive(snapshotOf(2, false, 0))
    receive(snapshotOf(3, false, 1))
    expect(next).toHaveBeenCalledTimes(2)
  })

  it('reports nothing after it was stopped', () => {
    const { fail, receive, stop } = openList()
    receive(snapshotOf(0, true))
    stop()
    vi.advanceTimersByTime(5_000)
    expect(fail).not.toHaveBeenCalled()
  })
})
