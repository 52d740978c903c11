import { describe, expect, it } from 'vitest'
import { cutText, cutToEnd } from './cutText.ts'

describe('a text that is cut', () => {
  it.each([
    ['abc', 5, 'abc', 'abc'],
    ['abc', 2, 'ab', 'bc'],
    ['a😀b', 2, 'a', 'b'],
    ['a😀b', 3, 'a😀', '😀b'],
    ['😀', 1, '', ''],
    ['', 0, '', ''],
  ])('is cut from %j to whole characters within %d units', (text, max, beginning, end) => {
    expect(cutText(text, max)).toBe(beginning)
    expect(cutToEnd(text, max)).toBe(end)
  })
})
