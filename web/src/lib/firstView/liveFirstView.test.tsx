import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { watchDocument, watchList } from '../firestore/firestore.ts'
import { useLiveDoc, useLiveList } from '../live/live.ts'
import { SessionContext } from '../session/session.ts'

vi.mock('../firestore/firestore.ts', () => ({
  watchDocument: vi.fn(() => () => {}),
  watchList: vi.fn(() => () => {}),
}))

const wrapper = ({ children }: { children: ReactNode }) => (
  <SessionContext value={{ uid: 'ann', email: 'ann@example.com', name: 'Ann' }}>{children}</SessionContext>
)
const agents = { region: 'eu', path: 'voiceglow', newestBy: 'lastModified', count: 100 } as const

describe('the listeners of the first view', () => {
  it('start only when a page reads other documents', async () => {
    renderHook(() => useLiveList('agent', agents), { wrapper })
    await act(() => Promise.resolve())
    expect(watchList).not.toHaveBeenCalled()
    renderHook(() => useLiveDoc('billing', { region: 'eu', path: 'billing/ann' }), { wrapper })
    await waitFor(() => expect(watchDocument).toHaveBeenCalledOnce())
    await waitFor(() => expect(watchList).toHaveBeenCalledOnce())
  })
})
