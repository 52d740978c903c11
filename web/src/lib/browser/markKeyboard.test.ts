import { describe, expect, it } from 'vitest'
import { markKeyboard } from './markKeyboard.ts'

const isMarked = () => 'keyboard' in document.documentElement.dataset
const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

describe('markKeyboard', () => {
  it('marks the page from a key until a pointer is pressed', () => {
    markKeyboard()
    expect(isMarked()).toBe(false)
    press('Shift')
    expect(isMarked()).toBe(false)
    press('Tab')
    expect(isMarked()).toBe(true)
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(isMarked()).toBe(false)
  })
})
