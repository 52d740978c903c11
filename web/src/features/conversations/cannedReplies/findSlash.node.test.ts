import { describe, expect, it } from 'vitest'
import { findSlash } from './findSlash.ts'

describe('findSlash', () => {
  it.each([
    ['/', { from: 0, to: 1, word: '' }],
    ['Hello /thank', { from: 6, to: 12, word: 'thank' }],
    ['One\n/hours', { from: 4, to: 10, word: 'hours' }],
  ])('finds the request for a canned reply in %j', (text, expected) => {
    expect(findSlash(text, text.length)).toEqual(expected)
  })

  it.each(['and/or', 'https://example.com', '/thanks a', ''])('ignores the slash in %j', (text) => {
    expect(findSlash(text, text.length)).toBeUndefined()
  })
})
