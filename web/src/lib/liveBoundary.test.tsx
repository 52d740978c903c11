import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { LiveBoundary } from './liveBoundary.tsx'

it('makes a failure a state, and forgets what reactfire keeps of it when it is tried again', async () => {
  // React says it too.
  vi.mocked(console.error).mockImplementation(() => {})
  const cache = new Map([['firestore:docData:users/ann', new Error('permission-denied')]])
  vi.stubGlobal('_reactFirePreloadedObservables', cache)
  function Reader() {
    const failure = cache.get('firestore:docData:users/ann')
    if (failure) throw failure
    return <p>here</p>
  }
  const onFail = vi.fn<(error: unknown, retry: () => void) => void>()
  render(
    <LiveBoundary onFail={onFail}>
      <Reader />
    </LiveBoundary>,
  )
  expect(onFail).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: 'permission-denied' }),
    expect.any(Function),
  )
  act(() => onFail.mock.calls[0]?.[1]())
  expect(screen.getByText('here')).toBeTruthy()
  vi.mocked(console.error).mockClear()
  vi.unstubAllGlobals()
})
