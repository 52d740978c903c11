import { act, render, screen } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endFirstView } from '../firstView/firstView.ts'
import { useLive, useLiveDoc, type LiveStore } from './live.ts'
import { SessionContext } from '../session/session.ts'

const watches: { path: string; next: (value: unknown) => void; stop: ReturnType<typeof vi.fn> }[] = []

vi.mock('../firestore/firestore.ts', () => ({
  watchDocument: (_kind: string, location: { path: string }, next: (value: unknown) => void) => {
    const watch = { path: location.path, next, stop: vi.fn() }
    watches.push(watch)
    return watch.stop
  },
}))

beforeEach(() => {
  endFirstView()
  vi.useFakeTimers()
  watches.length = 0
})
afterEach(() => {
  vi.useRealTimers()
})

function As({ uid, children }: { uid: string; children: ReactNode }) {
  return <SessionContext value={{ uid, email: '', name: '' }}>{children}</SessionContext>
}

function Name() {
  const live = useLiveDoc('workspace', { region: 'eu', path: 'users/one' })
  return <p>{live.status === 'ready' ? (live.data?.workspaceName ?? 'none') : live.status}</p>
}

const settle = () => act(() => vi.advanceTimersByTimeAsync(0))

describe('the store of live documents', () => {
  it('shares one listener among all readers of the same document', async () => {
    render(
      <StrictMode>
        <As uid="ann">
          <Name />
          <Name />
        </As>
      </StrictMode>,
    )
    await settle()
    expect(watches.filter(({ stop }) => stop.mock.calls.length === 0)).toHaveLength(1)
  })

  it('closes the listener a little after the last reader has left', async () => {
    const { unmount } = render(
      <As uid="bob">
        <Name />
      </As>,
    )
    await settle()
    unmount()
    await act(() => vi.advanceTimersByTimeAsync(4000))
    expect(watches[0]?.stop).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(1500))
    expect(watches[0]?.stop).toHaveBeenCalledOnce()
  })

  it('never shows one person the data of another', async () => {
    const { rerender } = render(
      <As uid="carl">
        <Name />
      </As>,
    )
    await settle()
    act(() => watches[0]?.next({ workspaceName: "Carl's" }))
    expect(screen.getByText("Carl's")).toBeTruthy()
    rerender(
      <As uid="dora">
        <Name />
      </As>,
    )
    expect(screen.queryByText("Carl's")).toBeNull()
    expect(screen.getByText('loading')).toBeTruthy()
  })

  it('starts again when a failed read is retried', async () => {
    const store: LiveStore<string> = new Map()
    const starts: { next: (value: string) => void; fail: (error: unknown) => void }[] = []
    function Reader() {
      const live = useLive(store, 'key', (next, fail) => {
        starts.push({ next, fail })
        return () => {}
      })
      if (live.status === 'error') return <button onClick={live.retry}>retry</button>
      return <p>{live.status === 'ready' ? live.data : 'loading'}</p>
    }
    render(<Reader />)
    act(() => starts[0]?.fail(new Error('permission-denied')))
    act(() => screen.getByRole('button', { name: 'retry' }).click())
    act(() => starts[1]?.next('here'))
    expect(screen.getByText('here')).toBeTruthy()
  })
})
