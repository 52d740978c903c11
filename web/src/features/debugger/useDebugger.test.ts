import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { CallError } from '../../lib/errors.ts'
import { useDebugger } from './useDebugger.ts'

describe('useDebugger', () => {
  it('asks a question only after the draft is saved', async () => {
    const saved = Promise.withResolvers<void>()
    const openPass = vi.fn(() => new Promise<string>(() => {}))
    const { result } = renderHook(() => useDebugger('eu', openPass, () => saved.promise))
    await act(async () => result.current.send('Where is my order?'))
    expect(openPass).not.toHaveBeenCalled()
    await act(async () => saved.resolve())
    expect(openPass).toHaveBeenCalledTimes(1)
  })

  it('explains why a question was not asked when the draft could not be saved', async () => {
    const openPass = vi.fn(() => new Promise<string>(() => {}))
    const refusal = new CallError('failed-precondition', 'Choose there first.')
    const { result } = renderHook(() => useDebugger('eu', openPass, () => Promise.reject(refusal)))
    await act(async () => result.current.send('Where is my order?'))
    expect(result.current.turns[0]?.failure?.text).toBe('Choose there first.')
    expect(openPass).not.toHaveBeenCalled()
  })
})
