import { act, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TestTheme } from '../../../test/TestTheme.tsx'
import { SlowHint } from './SlowHint.tsx'

afterEach(() => {
  vi.useRealTimers()
})

describe('SlowHint', () => {
  it('offers another try after thirty seconds', () => {
    vi.useFakeTimers()
    const onRetry = vi.fn()
    render(<SlowHint onRetry={onRetry} />, { wrapper: TestTheme })
    act(() => void vi.advanceTimersByTime(29_999))
    expect(screen.queryByText(/Taking longer than expected\?/)).toBeNull()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.getByText(/Taking longer than expected\?/)).toBeTruthy()
    screen.getByRole('button', { name: 'Try Again' }).click()
    expect(onRetry).toHaveBeenCalledOnce()
  })
})
