import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TestTheme } from '../../test/TestTheme.tsx'
import { HexField } from './HexField.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const wrong = 'Enter six hex digits, such as #3a5bd9'

function show() {
  const onChange = vi.fn()
  render(<HexField label="Shade 1" pickLabel="Pick shade 1" colour="#ffffff" onChange={onChange} />, {
    wrapper: TestTheme,
  })
  const field = screen.getByRole('textbox', { name: 'Shade 1' })
  return { onChange, field, type: (value: string) => fireEvent.change(field, { target: { value } }) }
}

describe('the field of a colour', () => {
  it.each(['#A1B2C3', 'a1b2c3'])('applies %s at its sixth digit', (typed) => {
    const { onChange, type } = show()
    type(typed.slice(0, -1))
    expect(onChange).not.toHaveBeenCalled()
    type(typed)
    expect(onChange).toHaveBeenCalledExactlyOnceWith('#a1b2c3')
  })

  it('shows what is wrong two seconds after the last key, and keeps what was typed', () => {
    const { onChange, field, type } = show()
    type('#a1b')
    act(() => void vi.advanceTimersByTime(1_999))
    type('#a1bz')
    act(() => void vi.advanceTimersByTime(1_999))
    expect(screen.queryByText(wrong)).toBeNull()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.getByText(wrong)).toBeTruthy()
    expect(field).toHaveProperty('value', '#a1bz')
    expect(onChange).not.toHaveBeenCalled()
  })
})
